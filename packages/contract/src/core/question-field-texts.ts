import type { LocalizedText } from "./locale.ts";

/** Faults of a question, as it is written or as a line of a file says it. */
export const questionFieldTexts = {
  question_no_prompt: {
    "pt-BR": "Falta o enunciado",
    "en-US": "The question itself is missing",
    "es-ES": "Falta el enunciado",
    "fr-FR": "Il manque l’énoncé",
  },
  question_part_without_text: {
    "pt-BR": "Há uma opção sem texto nem imagem",
    "en-US": "An option has neither text nor picture",
    "es-ES": "Hay una opción sin texto ni imagen",
    "fr-FR": "Une option n’a ni texte ni image",
  },
  question_part_twice: {
    "pt-BR": "Duas opções dizem a mesma coisa",
    "en-US": "Two options say the same",
    "es-ES": "Dos opciones dicen lo mismo",
    "fr-FR": "Deux options disent la même chose",
  },
  question_no_right_answer: {
    "pt-BR": "Nenhuma resposta vale 100%",
    "en-US": "No answer is worth 100%",
    "es-ES": "Ninguna respuesta vale el 100 %",
    "fr-FR": "Aucune réponse ne vaut 100 %",
  },
  question_no_wrong_answer: {
    "pt-BR": "Todas as opções estão certas",
    "en-US": "Every option is right",
    "es-ES": "Todas las opciones son correctas",
    "fr-FR": "Toutes les options sont justes",
  },
  question_range_upside_down: {
    "pt-BR": "Um intervalo termina antes de começar",
    "en-US": "A range ends before it begins",
    "es-ES": "Un intervalo termina antes de empezar",
    "fr-FR": "Un intervalle finit avant de commencer",
  },
  question_picture_without_alt: {
    "pt-BR": "Descreva a imagem para quem não a vê, ou diga que ela só enfeita",
    "en-US": "Describe the picture for those who cannot see it, or say it only decorates",
    "es-ES": "Describe la imagen para quien no la ve, o di que solo adorna",
    "fr-FR": "Décrivez l’image pour qui ne la voit pas, ou dites qu’elle ne fait qu’illustrer",
  },
  question_no_spelling: {
    "pt-BR": "Uma resposta não tem nenhuma grafia",
    "en-US": "An answer has no spelling",
    "es-ES": "Una respuesta no tiene ninguna grafía",
    "fr-FR": "Une réponse n’a aucune orthographe",
  },
  question_too_few_parts: {
    "pt-BR": "Faltam opções: são no mínimo duas",
    "en-US": "There are too few options: it takes at least two",
    "es-ES": "Faltan opciones: son al menos dos",
    "fr-FR": "Il manque des options : il en faut au moins deux",
  },
  question_unreadable: {
    "pt-BR": "Não dá para entender esta pergunta. Confira as chaves { } e os sinais = ~ # :",
    "en-US": "This question cannot be understood. Check the braces { } and the signs = ~ # :",
    "es-ES": "No se entiende esta pregunta. Revisa las llaves { } y los signos = ~ # :",
    "fr-FR": "Cette question est incompréhensible. Vérifiez les accolades { } et les signes = ~ # :",
  },
  question_description_left: {
    "pt-BR": "Texto sem respostas entre chaves { }: não é pergunta e fica de fora",
    "en-US": "Text without answers in braces { }: it is no question and stays out",
    "es-ES": "Texto sin respuestas entre llaves { }: no es pregunta y queda fuera",
    "fr-FR": "Texte sans réponses entre accolades { } : ce n’est pas une question, il reste de côté",
  },
  question_twice_left: {
    "pt-BR": "A mesma pergunta está na linha {{line}}: entra uma vez só",
    "en-US": "The same question is on line {{line}}: it comes in once",
    "es-ES": "La misma pregunta está en la línea {{line}}: entra una sola vez",
    "fr-FR": "La même question est à la ligne {{line}} : elle n’entre qu’une fois",
  },
  question_other_language: {
    "pt-BR": "Já está no banco, em {{language}}: não entra outra vez. Confira o idioma escolhido",
    "en-US": "Already in the bank, in {{language}}: it does not come in again. Check the language you chose",
    "es-ES": "Ya está en el banco, en {{language}}: no entra otra vez. Revisa el idioma elegido",
    "fr-FR":
      "Déjà dans la banque, en {{language}} : elle n’entre pas une autre fois. Vérifiez la langue choisie",
  },
  question_picture_left: {
    "pt-BR": "A imagem “{{value}}” não vem no arquivo: envie-a na pergunta depois de importar",
    "en-US": "The picture “{{value}}” does not come with the file: add it to the question after importing",
    "es-ES": "La imagen «{{value}}» no viene en el archivo: agrégala a la pregunta después de importar",
    "fr-FR": "L’image « {{value}} » ne vient pas avec le fichier : ajoutez-la à la question après l’import",
  },
  question_media_left: {
    "pt-BR": "O som ou vídeo “{{value}}” fica de fora",
    "en-US": "The sound or video “{{value}}” stays out",
    "es-ES": "El sonido o video «{{value}}» queda fuera",
    "fr-FR": "Le son ou la vidéo « {{value}} » reste de côté",
  },
  question_link_left: {
    "pt-BR": "O link para “{{value}}” só funciona onde o arquivo foi feito e fica de fora",
    "en-US": "The link to “{{value}}” only works where the file was made, and stays out",
    "es-ES": "El enlace a «{{value}}» solo funciona donde se hizo el archivo y queda fuera",
    "fr-FR": "Le lien vers « {{value}} » ne marche que là où le fichier a été fait, il reste de côté",
  },
  question_formula_left: {
    "pt-BR": "A fórmula {{value}} aparece como texto: confira se dá para ler",
    "en-US": "The formula {{value}} is shown as text: check that it can be read",
    "es-ES": "La fórmula {{value}} aparece como texto: comprueba que se entienda",
    "fr-FR": "La formule {{value}} s’affiche comme du texte : vérifiez qu’elle se lit",
  },
  question_weight: {
    "pt-BR": "O peso vai de −100 a 100",
    "en-US": "A weight goes from −100 to 100",
    "es-ES": "El peso va de −100 a 100",
    "fr-FR": "Un poids va de −100 à 100",
  },
  question_row_lost: {
    "pt-BR": "Esta linha não pertence à pergunta acima",
    "en-US": "This row does not belong to the question above",
    "es-ES": "Esta fila no pertenece a la pregunta de arriba",
    "fr-FR": "Cette ligne n’appartient pas à la question au-dessus",
  },
  question_other_kind: {
    "pt-BR": "A pergunta com este id é de outro tipo",
    "en-US": "The question of this id is of another kind",
    "es-ES": "La pregunta con este id es de otro tipo",
    "fr-FR": "La question de cet id est d’un autre type",
  },
} as const satisfies Record<string, LocalizedText>;
