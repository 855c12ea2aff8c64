import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Words of the readable page. */
export const pageTexts = {
  title: { "pt-BR": "Meus dados", "en-US": "My data", "es-ES": "Mis datos", "fr-FR": "Mes données" },
  lead: {
    "pt-BR": "Tudo o que {{platform}} guarda sobre {{name}}, em {{when}}.",
    "en-US": "Everything {{platform}} keeps about {{name}}, as of {{when}}.",
    "es-ES": "Todo lo que {{platform}} guarda sobre {{name}}, al {{when}}.",
    "fr-FR": "Tout ce que {{platform}} conserve sur {{name}}, au {{when}}.",
  },
  none: {
    "pt-BR": "Nada guardado.",
    "en-US": "Nothing is kept.",
    "es-ES": "No hay nada guardado.",
    "fr-FR": "Rien n’est conservé.",
  },
  purpose: { "pt-BR": "Para quê", "en-US": "What for", "es-ES": "Para qué", "fr-FR": "Pourquoi" },
  basis: {
    "pt-BR": "Com que base",
    "en-US": "On what ground",
    "es-ES": "Con qué base",
    "fr-FR": "Sur quelle base",
  },
  retention: {
    "pt-BR": "Por quanto tempo",
    "en-US": "For how long",
    "es-ES": "Por cuánto tiempo",
    "fr-FR": "Combien de temps",
  },
  yes: { "pt-BR": "Sim", "en-US": "Yes", "es-ES": "Sí", "fr-FR": "Oui" },
  no: { "pt-BR": "Não", "en-US": "No", "es-ES": "No", "fr-FR": "Non" },
  more: {
    "pt-BR": "As demais linhas estão no arquivo {{file}}.",
    "en-US": "The other rows are in the file {{file}}.",
    "es-ES": "Las demás filas están en el archivo {{file}}.",
    "fr-FR": "Les autres lignes se trouvent dans le fichier {{file}}.",
  },
  files: {
    "pt-BR": "Os arquivos que você enviou estão na pasta {{folder}}.",
    "en-US": "The files you sent are in the folder {{folder}}.",
    "es-ES": "Los archivos que enviaste están en la carpeta {{folder}}.",
    "fr-FR": "Les fichiers que vous avez envoyés sont dans le dossier {{folder}}.",
  },
} as const satisfies Record<string, LocalizedText>;
