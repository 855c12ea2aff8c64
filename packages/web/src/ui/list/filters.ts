/** Filters as the address carries them: a flat record of texts, empty ones left out. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** Puts changed filters over the present ones; an empty value removes its key, so links stay short. */
export function withFilters(present: FilterValues, changes: FilterValues): FilterValues {
  const merged = { ...present, ...changes };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined && value !== ""),
  );
}

/** How many filters narrow the list, not counting the search and the order. */
export const activeFilters = (values: FilterValues, keys: readonly string[]): number =>
  keys.filter((key) => values[key] !== undefined && values[key] !== "").length;
