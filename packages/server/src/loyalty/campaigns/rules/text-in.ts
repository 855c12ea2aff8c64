import { defaultLocale, type Locale, locales } from "@trilha/contract/core/locale.ts";

/** A campaign's own words in the reader's language, else in the default one, else in whichever it has. */
export function textIn(text: Partial<Record<Locale, string>>, wanted: Locale): string {
  return text[wanted] || text[defaultLocale] || locales.map((locale) => text[locale]).find(Boolean) || "";
}

/** The language a text is shown in by `textIn`; undefined when there is no text at all. */
export function localeOf(text: Partial<Record<Locale, string>>, wanted: Locale): Locale | undefined {
  return [wanted, defaultLocale, ...locales].find((locale) => text[locale]);
}

/** §interface#language-mark The language a text is shown in; nothing written is nobody's language, and counts as the reader's. */
export const shownLocale = (text: Partial<Record<Locale, string>>, wanted: Locale): Locale =>
  localeOf(text, wanted) ?? wanted;
