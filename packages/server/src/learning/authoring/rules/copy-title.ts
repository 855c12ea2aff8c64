import { isLocale, type Locale } from "@trilha/contract/core/locale.ts";

const endings: Readonly<Record<Locale, string>> = {
  "pt-BR": " (cópia)",
  "en-US": " (copy)",
  "es-ES": " (copia)",
  "fr-FR": " (copie)",
};
/** Longest title, as its shape counts. */
const longest = 120;

/** Title of a copy until it has a name of its own: never longer than a title may be. */
export function titleOfCopy(
  title: Readonly<Partial<Record<Locale, string>>>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    Object.entries(title).flatMap(([locale, text]) => {
      if (!isLocale(locale) || !text) return [];
      const ending = endings[locale];
      return [[locale, `${cut(text, longest - ending.length)}${ending}`]];
    }),
  );
}

/** Never in the middle of a letter. */
function cut(text: string, length: number): string {
  let prefix = "";
  for (const letter of text) {
    if (prefix.length + letter.length > length) break;
    prefix += letter;
  }
  return prefix;
}
