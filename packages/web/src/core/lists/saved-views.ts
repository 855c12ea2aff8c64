import type { FilterValues } from "../../ui/list/filters.ts";

/** Filters that are chosen, as the address would carry them; a search is no part of it. */
export function queryOf(values: FilterValues, keys: readonly string[]): string {
  const filters = new URLSearchParams();
  for (const key of keys) {
    const value = values[key];
    if (value && key !== "search") filters.set(key, value);
  }
  return filters.toString();
}

/** Changes of the address for a view: its filters, and none of the others. */
export function changesFor(query: string, keys: readonly string[]): FilterValues {
  const filters = new URLSearchParams(query);
  return Object.fromEntries(keys.map((key) => [key, filters.get(key) ?? ""]));
}
