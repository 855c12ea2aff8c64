import type { Locale } from "../locale.ts";
import { plain } from "./words.ts";

type Titled = { id: string; title: Readonly<Partial<Record<Locale, string>>> };

/** Titles there are, in one language where they have it. */
export const titlesIn = (named: Iterable<Titled>, locale: Locale): string[] =>
  [...named].flatMap(({ title }) => title[locale] ?? Object.values(title)[0] ?? []);

/** Finds what a file names by a title in any language, case and accents aside; undefined where none or several have it. */
export function byTitle(named: Iterable<Titled>): (title: string) => string | undefined {
  const ids = new Map<string, Set<string>>();
  for (const { id, title } of named)
    for (const text of Object.values(title)) {
      const key = plain(text);
      if (key) ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  return (title) => {
    const [id, ...others] = ids.get(plain(title)) ?? [];
    return others.length > 0 ? undefined : id;
  };
}
