import { type Locale, type LocalizedText, localize } from "@trilha/contract/core/locale.ts";
import { localizedTexts } from "@trilha/contract/core/text-catalogue.ts";
import { claimStateNames } from "@trilha/contract/loyalty/claims/state-names.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

/** Words of files, each kind's own among them. */
export const texts = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** Headings of columns. */
export const words = texts.headings;

/** Words for codes in the cells. */
const codes: Readonly<Record<string, LocalizedText>> = { ...claimStateNames, ...texts.codes };

/** A code in words; one without stays as it is. */
export function inWords(code: string, locale: Locale): string {
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return known ? localize(known, locale) : code;
}
export const yesNo = (value: boolean, locale: Locale) => inWords(value ? "yes" : "no", locale);

/** Beside a table that names people: who asked for it, when and what for. */
export const requesterLine = texts.requesterLine;
