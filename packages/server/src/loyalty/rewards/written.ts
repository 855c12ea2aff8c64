import type { Locale } from "@trilha/contract/core/locale.ts";

/** Texts by language as they are kept: a language without one is left out. */
export function writtenTexts(
  texts: Partial<Record<Locale, string | undefined>>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
