// Shelves are written as a whole. What exists stays: orders and items speak of it.
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";

export interface StoreShelf {
  readonly id: string;
  readonly name: Partial<Record<Locale, string>>;
  readonly active: boolean;
}
export interface Department extends StoreShelf {
  readonly categories: readonly StoreShelf[];
}

/** Fault of a list of departments; undefined: nothing. */
export type ShelfFault =
  | { kind: "missing"; shelf: StoreShelf }
  | { kind: "name_used"; shelf: StoreShelf }
  | { kind: "no_name"; path: string }
  | { kind: "id_used"; path: string };

/** Checks a list against what exists: nothing left out, every id once, every shelf with a name of its own. */
export function faultOf(
  departments: readonly Department[],
  existing: readonly StoreShelf[],
): ShelfFault | undefined {
  const given = new Set<string>();
  for (const [index, department] of departments.entries()) {
    const at = `body.departments.${index}`;
    const shelves = [
      { shelf: department, path: at },
      ...department.categories.map((shelf, own) => ({ shelf, path: `${at}.categories.${own}` })),
    ];
    for (const { shelf, path } of shelves) {
      if (given.has(shelf.id)) return { kind: "id_used", path: `${path}.id` };
      given.add(shelf.id);
      if (Object.values(shelf.name).every((name) => !name)) return { kind: "no_name", path: `${path}.name` };
    }
    const twice = namedTwice(department.categories);
    if (twice) return { kind: "name_used", shelf: twice };
  }
  const twice = namedTwice(departments);
  if (twice) return { kind: "name_used", shelf: twice };
  const missing = existing.find(({ id }) => !given.has(id));
  return missing && { kind: "missing", shelf: missing };
}

/** The first whose name stands for another already, in any language: files name shelves by their words. */
function namedTwice(shelves: readonly StoreShelf[]): StoreShelf | undefined {
  const seen = new Set<string>();
  for (const shelf of shelves) {
    const names = new Set(Object.values(shelf.name).map((name) => plain(name ?? "")));
    names.delete("");
    if ([...names].some((name) => seen.has(name))) return shelf;
    for (const name of names) seen.add(name);
  }
  return undefined;
}
