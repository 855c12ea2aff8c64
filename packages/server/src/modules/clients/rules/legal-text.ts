// §1 every text is shown in the caller's language; a legal text that lacks it is shown in the client's language,
// else in whichever it has, because nobody accepts what cannot be read at all.
import { type Locale, locales } from "@trilha/contract/kernel/locale.ts";

/** The text for this caller among the languages one version has. */
export function chooseText<Text extends { locale: Locale }>(
  texts: readonly Text[],
  wanted: Locale,
  clientLocale: Locale,
): Text | undefined {
  for (const locale of [wanted, clientLocale, ...locales]) {
    const text = texts.find((candidate) => candidate.locale === locale);
    if (text) return text;
  }
  return undefined;
}
