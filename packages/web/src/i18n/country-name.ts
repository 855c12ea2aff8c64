import type { Locale } from "./locales.ts";

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language, by its two letters. */
export function countryName(code: string, locale: Locale): string {
  let known = names.get(locale);
  if (!known) {
    known = new Intl.DisplayNames([locale], { type: "region" });
    names.set(locale, known);
  }
  return known.of(code) ?? code;
}
