import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Parameters of each text message; the client's name is added by itself. */
export interface TextParams {
  code: { code: string };
}
export type TextTemplate = keyof TextParams;

export const textTexts: Readonly<Record<TextTemplate, { text: LocalizedText; secret: readonly string[] }>> = {
  code: {
    text: {
      "pt-BR": "{{code}} é o seu código de {{client}}. Vale por 10 minutos. Não o passe a ninguém.",
      "en-US": "{{code}} is your {{client}} code. It is valid for 10 minutes. Do not share it.",
      "es-ES": "{{code}} es tu código de {{client}}. Vale 10 minutos. No lo compartas.",
      "fr-FR": "{{code}} est votre code {{client}}. Il est valable 10 minutes. Ne le partagez pas.",
    },
    secret: ["code"],
  },
};
