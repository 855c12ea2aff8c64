// Sections are written as a whole. What exists stays: orders and items speak of it.
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";

export interface StoreSection {
  readonly id: string;
  readonly name: Partial<Record<Locale, string>>;
  readonly active: boolean;
}
export interface Department extends StoreSection {
  readonly categories: readonly StoreSection[];
}

/** Fault of a list of departments; undefined: nothing. */
export type SectionFault =
  | { kind: "missing"; section: StoreSection }
  | { kind: "name_used"; section: StoreSection }
  | { kind: "no_name"; path: string }
  | { kind: "id_used"; path: string };

/** Checks a list against what exists: nothing left out, every id once, every section with a name of its own. */
export function faultOf(
  departments: readonly Department[],
  existing: readonly StoreSection[],
): SectionFault | undefined {
  const given = new Set<string>();
  for (const [index, department] of departments.entries()) {
    const at = `body.departments.${index}`;
    const sections = [
      { section: department, path: at },
      ...department.categories.map((section, own) => ({ section, path: `${at}.categories.${own}` })),
    ];
    for (const { section, path } of sections) {
      if (given.has(section.id)) return { kind: "id_used", path: `${path}.id` };
      given.add(section.id);
      if (Object.values(section.name).every((name) => !name))
        return { kind: "no_name", path: `${path}.name` };
    }
    const twice = namedTwice(department.categories);
    if (twice) return { kind: "name_used", section: twice };
  }
  const twice = namedTwice(departments);
  if (twice) return { kind: "name_used", section: twice };
  const missing = existing.find(({ id }) => !given.has(id));
  return missing && { kind: "missing", section: missing };
}

/** The first whose name stands for another already, in any language: files name sections by their words. */
function namedTwice(sections: readonly StoreSection[]): StoreSection | undefined {
  const seen = new Set<string>();
  for (const section of sections) {
    const names = new Set(Object.values(section.name).map((name) => plain(name ?? "")));
    names.delete("");
    if ([...names].some((name) => seen.has(name))) return section;
    for (const name of names) seen.add(name);
  }
  return undefined;
}
