import type { Locale } from "../locale.ts";
import { plain } from "./words.ts";

/** Finds what a file names by a title in any language, case and accents aside; undefined where none or several have it. */
export function byTitle(
  named: Iterable<{ id: string; title: Readonly<Partial<Record<Locale, string>>> }>,
): (title: string) => string | undefined {
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
