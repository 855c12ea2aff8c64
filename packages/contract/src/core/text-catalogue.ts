import { defaultLocale, type Locale, type LocalizedText, locales } from "./locale.ts";

/** Texts of a catalogue, each in the four languages, under the keys of its files. */
export type LocalizedTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? LocalizedText : LocalizedTexts<Texts[Key]>;
};

/** Files of a catalogue, one a language, as texts that carry the four languages each (§purpose#languages). */
export function localizedTexts<Texts extends object>(
  files: Readonly<Record<Locale, Texts>>,
): LocalizedTexts<Texts> {
  return joinLanguages(files) as LocalizedTexts<Texts>;
}

function joinLanguages(parts: Readonly<Record<Locale, unknown>>): unknown {
  const first = parts[defaultLocale];
  if (typeof first !== "object" || first === null) return parts;
  const joined = Object.keys(first).map((key): [string, unknown] => [
    key,
    joinLanguages(languagesBy((locale) => (parts[locale] as Record<string, unknown> | undefined)?.[key])),
  ]);
  return Array.isArray(first) ? joined.map(([, part]) => part) : Object.fromEntries(joined);
}

const languagesBy = (part: (locale: Locale) => unknown) =>
  Object.fromEntries(locales.map((locale) => [locale, part(locale)])) as Record<Locale, unknown>;
