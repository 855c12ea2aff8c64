// §purpose#languages every text is shown in the caller's language; a text that lacks it is shown in the client's language, else in
// whichever it has, because nobody accepts what cannot be read at all.
import { type Locale, locales } from "@trilha/contract/core/locale.ts";

/** The language a text is read in by this caller; undefined: it has none. */
export function readIn(
  texts: Readonly<Partial<Record<Locale, unknown>>>,
  wanted: Locale,
  clientLocale: Locale,
): Locale | undefined {
  return [wanted, clientLocale, ...locales].find((locale) => texts[locale] !== undefined);
}
