import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { texts } from "./catalogue.ts";

/** Parameters of each text message; the client's name is added by itself. */
export interface TextParams {
  code: { code: string };
}
export type TextTemplate = keyof TextParams;

export const textTexts: Readonly<Record<TextTemplate, { text: LocalizedText; secret: readonly string[] }>> = {
  code: { text: texts.textMessages.code, secret: ["code"] },
};
