/** Filters as the address carries them: a flat record of texts, empty ones left out. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** One field of a list's address and what it can say, offered above the list. */
export type Filter = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A flag's one choice narrows the list, so the filter is worth showing with one. */
  readonly flag?: boolean;
};

/** A filter over fixed values, each in words. */
export const choice = <Value extends string>(
  key: string,
  label: string,
  values: readonly Value[],
  say: (value: Value) => string,
): Filter => ({ key, label, options: values.map((value) => ({ value, label: say(value) })) });

/** A filter over things that have an id. */
export const choiceById = <Thing extends { readonly id: string }>(
  key: string,
  label: string,
  things: readonly Thing[],
  say: (thing: Thing) => string,
): Filter => ({ key, label, options: things.map((thing) => ({ value: thing.id, label: say(thing) })) });

/** A filter that is on or off. */
export const flag = (key: string, label: string, value: string, words: string): Filter => ({
  key,
  label,
  options: [{ value, label: words }],
  flag: true,
});

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
