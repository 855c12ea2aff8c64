import { type Locale, localize } from "../locale.ts";
import { localizedTexts } from "../text-catalogue.ts";
import english from "./locales/conversion/en-US.json" with { type: "json" };
import spanish from "./locales/conversion/es-ES.json" with { type: "json" };
import french from "./locales/conversion/fr-FR.json" with { type: "json" };
import portuguese from "./locales/conversion/pt-BR.json" with { type: "json" };

const texts = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** Reasons why a film or a sound was not converted, with what to do. */
const { failures } = texts;

export type ConversionFailure = keyof typeof failures;
export const conversionFailureNames = Object.keys(failures) as ConversionFailure[];

export const conversionFailure = (reason: ConversionFailure, locale: Locale): string =>
  localize(failures[reason], locale);

/** Conversion of a medium to one that every browser plays. */
export interface Conversion {
  state: "waiting" | "running" | "failed";
  /** Container to read it as. */
  format: string;
  /** Percent. */
  progress: number;
  /** Moment of this standing. */
  at: string;
  reason?: ConversionFailure;
}

/** Standing of a conversion: how far it is in percent, or why it failed in the reader's language. */
export interface ConversionView {
  state: "waiting" | "running" | "failed";
  progress: number;
  reason: string | null;
}

/** Word to whoever sent a file that is converted. */
export const conversionNote = (locale: Locale): string => localize(texts.note, locale);
