import type { LocalizedText } from "../../core/locale.ts";
import type { GameFaultCode } from "./check.ts";
import type { GameWarningCode } from "./picture-words.ts";

/** Words for the faults that keep a game from being published, and what its author should know, as they read it. */
export const gameFaultWords: Readonly<Record<GameFaultCode | GameWarningCode, LocalizedText>> = {
  game_without_solution: {
    "pt-BR": "O jogo ainda não tem nada para acertar",
    "en-US": "There is nothing to get right in this game yet",
    "es-ES": "El juego todavía no tiene nada que acertar",
    "fr-FR": "Il n’y a encore rien à trouver dans ce jeu",
  },
  game_zone_empty: {
    "pt-BR": "Nada pertence ao lugar {{number}}. Ponha algo nele ou apague-o",
    "en-US": "Nothing belongs to place {{number}}. Put something there or delete it",
    "es-ES": "Nada pertenece al lugar {{number}}. Pon algo en él o elimínalo",
    "fr-FR": "Rien n’appartient à l’emplacement {{number}}. Ajoutez-y un élément ou supprimez-le",
  },
  game_item_nowhere: {
    "pt-BR": "O item {{number}} pertence a um lugar que não existe mais",
    "en-US": "Item {{number}} belongs to a place that no longer exists",
    "es-ES": "El elemento {{number}} pertenece a un lugar que ya no existe",
    "fr-FR": "L’élément {{number}} appartient à un emplacement qui n’existe plus",
  },
  game_no_gaps: {
    "pt-BR": "Marque no texto as palavras que faltam, assim: [[palavra]]",
    "en-US": "Mark the missing words in the text like this: [[word]]",
    "es-ES": "Marca en el texto las palabras que faltan, así: [[palabra]]",
    "fr-FR": "Marquez les mots manquants dans le texte, ainsi : [[mot]]",
  },
  game_gaps_differ: {
    "pt-BR": "O texto deste idioma tem {{there}} lacunas; o do idioma do curso, {{wanted}}",
    "en-US": "The text in this language has {{there}} gaps; the course’s own has {{wanted}}",
    "es-ES": "El texto de este idioma tiene {{there}} espacios; el del idioma del curso, {{wanted}}",
    "fr-FR": "Le texte dans cette langue a {{there}} trous ; celui de la langue du cours, {{wanted}}",
  },
  game_gap_broken: {
    "pt-BR": "Há colchetes sem par ou sem palavra no texto",
    "en-US": "The text has brackets that do not close, or with no word in them",
    "es-ES": "Hay corchetes sin cerrar o sin palabra en el texto",
    "fr-FR": "Le texte contient des crochets non fermés ou sans mot",
  },
  game_other_is_right: {
    "pt-BR": "“{{word}}” está entre as palavras que sobram, mas também é uma resposta certa",
    "en-US": "“{{word}}” is among the extra words, but it is also a right answer",
    "es-ES": "«{{word}}» está entre las palabras sobrantes, pero también es una respuesta correcta",
    "fr-FR": "« {{word}} » figure parmi les mots en trop, mais c’est aussi une bonne réponse",
  },
  game_few_pairs: {
    "pt-BR": "O jogo precisa de ao menos dois pares",
    "en-US": "The game needs at least two pairs",
    "es-ES": "El juego necesita al menos dos parejas",
    "fr-FR": "Le jeu a besoin d’au moins deux paires",
  },
  game_part_empty: {
    "pt-BR": "Falta um texto no idioma do curso, ou uma imagem",
    "en-US": "A text in the course’s own language, or a picture, is missing",
    "es-ES": "Falta un texto en el idioma del curso, o una imagen",
    "fr-FR": "Il manque un texte dans la langue du cours, ou une image",
  },
  game_part_twice: {
    "pt-BR": "O item {{number}} é igual a outro: ninguém saberia qual é qual",
    "en-US": "Item {{number}} is the same as another: nobody could tell them apart",
    "es-ES": "El elemento {{number}} es igual a otro: nadie podría distinguirlos",
    "fr-FR": "L’élément {{number}} est identique à un autre : impossible de les distinguer",
  },
  game_no_word: {
    "pt-BR": "Falta a palavra escondida do enigma {{number}}, com ao menos uma letra",
    "en-US": "The hidden word of riddle {{number}} is missing, with at least one letter",
    "es-ES": "Falta la palabra escondida del enigma {{number}}, con al menos una letra",
    "fr-FR": "Il manque le mot caché de l’énigme {{number}}, avec au moins une lettre",
  },
  game_picture_without_alt: {
    "pt-BR":
      "A imagem {{number}} não tem descrição para quem não a vê: diga o que ela mostra, ou que só enfeita",
    "en-US":
      "Picture {{number}} has no words for those who cannot see it: say what it shows, or that it only decorates",
    "es-ES":
      "La imagen {{number}} no tiene descripción para quien no la ve: di qué muestra, o que solo adorna",
    "fr-FR":
      "L’image {{number}} n’a pas de description pour qui ne la voit pas : dites ce qu’elle montre, ou qu’elle ne fait que décorer",
  },
  game_alt_tells: {
    "pt-BR": "A descrição da imagem {{number}} entrega a resposta",
    "en-US": "What is said of picture {{number}} gives the answer away",
    "es-ES": "La descripción de la imagen {{number}} revela la respuesta",
    "fr-FR": "La description de l’image {{number}} donne la réponse",
  },
};
