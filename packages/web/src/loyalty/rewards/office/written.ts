import { locales, type Translations } from "@trilha/contract/core/locale.ts";

/** Without the languages left empty. */
export const filled = (texts: Translations): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap((locale) => (texts[locale]?.trim() ? [[locale, texts[locale].trim()]] : [])),
  );

/** A whole number as people type it, with or without its language's grouping; undefined for anything else. */
export function wholeOf(text: string): number | undefined {
  const bare = text.trim().replace(/[.,\s\u00a0\u202f](?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,10}$/.test(bare) ? Number(bare) : undefined;
}
