import { type Locale, type LocalizedText, localize } from "../locale.ts";

/** Changes made to captions on their way in, so that a browser shows them as they are meant. */
const words = {
  subrip: {
    "pt-BR": "As legendas SubRip (.srt) foram convertidas em WebVTT.",
    "en-US": "The SubRip captions (.srt) were turned into WebVTT.",
    "es-ES": "Los subtítulos SubRip (.srt) se convirtieron en WebVTT.",
    "fr-FR": "Les sous-titres SubRip (.srt) ont été convertis en WebVTT.",
  },
  head: {
    "pt-BR": "O cabeçalho WEBVTT faltava ou não estava na primeira linha: foi corrigido.",
    "en-US": "The WEBVTT head was missing or not on the first line: it was put right.",
    "es-ES": "La cabecera WEBVTT faltaba o no estaba en la primera línea: se corrigió.",
    "fr-FR": "L’en-tête WEBVTT manquait ou n’était pas en première ligne : il a été corrigé.",
  },
  letters: {
    "pt-BR": "O arquivo não estava em UTF-8: confira os acentos.",
    "en-US": "The file was not in UTF-8: check letters with accents.",
    "es-ES": "El archivo no estaba en UTF-8: revisa los acentos.",
    "fr-FR": "Le fichier n’était pas en UTF-8 : vérifiez les accents.",
  },
  times: {
    "pt-BR": "Tempos escritos de outra forma: {{count}}, desde a linha {{line}}.",
    "en-US": "Times that were written otherwise: {{count}}, from line {{line}} on.",
    "es-ES": "Tiempos escritos de otra forma: {{count}}, desde la línea {{line}}.",
    "fr-FR": "Temps écrits autrement : {{count}}, à partir de la ligne {{line}}.",
  },
  order: {
    "pt-BR": "As legendas estavam fora de ordem desde a linha {{line}}: foram ordenadas.",
    "en-US": "Captions were out of order from line {{line}} on: they were sorted.",
    "es-ES": "Los subtítulos estaban desordenados desde la línea {{line}}: se ordenaron.",
    "fr-FR": "Les sous-titres étaient en désordre dès la ligne {{line}} : ils ont été triés.",
  },
  ends: {
    "pt-BR":
      "Legendas que terminavam antes de começar ficam até a seguinte, no máximo 2 segundos: {{count}}, desde a linha {{line}}.",
    "en-US":
      "Captions that ended before they began stay until the next, 2 seconds at most: {{count}}, from line {{line}} on.",
    "es-ES":
      "Subtítulos que terminaban antes de empezar quedan hasta el siguiente, 2 segundos como máximo: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Les sous-titres finissant avant de commencer restent jusqu’au suivant, 2 secondes au plus : {{count}}, à partir de la ligne {{line}}.",
  },
  blank: {
    "pt-BR": "Linhas em branco a mais ou a menos entre legendas: {{count}}, desde a linha {{line}}.",
    "en-US": "Blank lines too many or too few between captions: {{count}}, from line {{line}} on.",
    "es-ES": "Líneas en blanco de más o de menos entre subtítulos: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Lignes vides en trop ou manquantes entre sous-titres : {{count}}, à partir de la ligne {{line}}.",
  },
  marks: {
    "pt-BR": "Fontes, cores e posições que o navegador não mostra saíram: {{count}}, desde a linha {{line}}.",
    "en-US":
      "Fonts, colors and places a browser does not show were left out: {{count}}, from line {{line}} on.",
    "es-ES":
      "Se quitaron fuentes, colores y posiciones que el navegador no muestra: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Polices, couleurs et positions que le navigateur n’affiche pas ont été retirées : {{count}}, à partir de la ligne {{line}}.",
  },
  settings: {
    "pt-BR": "Ajustes depois do tempo que o navegador não conhece saíram: {{count}}, desde a linha {{line}}.",
    "en-US":
      "Settings behind the times that no browser knows were left out: {{count}}, from line {{line}} on.",
    "es-ES":
      "Se quitaron ajustes tras el tiempo que el navegador no conoce: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Des réglages inconnus du navigateur après le temps ont été retirés : {{count}}, à partir de la ligne {{line}}.",
  },
  signs: {
    "pt-BR": "Sinais < e > no texto aparecem agora como texto: {{count}}, desde a linha {{line}}.",
    "en-US": "Signs < and > in the words are shown as words now: {{count}}, from line {{line}} on.",
    "es-ES": "Los signos < y > del texto se muestran ahora como texto: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Les signes < et > du texte s’affichent désormais comme du texte : {{count}}, à partir de la ligne {{line}}.",
  },
  stray: {
    "pt-BR": "Linhas sem tempo antes da primeira legenda ficaram de fora: {{count}}, desde a linha {{line}}.",
    "en-US": "Lines without a time before the first caption were left out: {{count}}, from line {{line}} on.",
    "es-ES":
      "Líneas sin tiempo antes del primer subtítulo quedaron fuera: {{count}}, desde la línea {{line}}.",
    "fr-FR":
      "Des lignes sans temps avant le premier sous-titre sont restées de côté : {{count}}, à partir de la ligne {{line}}.",
  },
} as const satisfies Record<string, LocalizedText>;

export interface CaptionChange {
  kind: keyof typeof words;
  /** Line of the first of them in the file that was sent. */
  line: number;
  count: number;
}

/** A change in somebody's language. */
export const captionChangeWords = ({ kind, line, count }: CaptionChange, locale: Locale): string =>
  localize(words[kind], locale, { line, count });
