import { foldText } from "../../i18n/fold-text.ts";

export interface Facet<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly values: readonly string[];
}

export interface OptionGroup {
  group: string;
  items: { value: string; label: string }[];
}

/** Values that stand as chips before a strip of them becomes a search. */
export const chipLimit = 8;

// A value may be of two facets: an option names both.
const optionOf = (key: string, value: string) => `${key}:${value}`;

/** Options of a searched field, grouped by facet. */
export const facetOptions = (facets: readonly Facet[]): OptionGroup[] =>
  facets.map(({ key, label, values }) => ({
    group: label,
    items: values.map((value) => ({ value: optionOf(key, value), label: value })),
  }));

export function facetValue<Key extends string>(
  facets: readonly Facet<Key>[],
  option: string,
): { key: Key; value: string } | undefined {
  for (const { key, values } of facets) {
    const value = values.find((one) => optionOf(key, one) === option);
    if (value !== undefined) return { key, value };
  }
  return undefined;
}

/** Groups with what holds every word that was typed, of the value or its facet; accents and case make no difference. */
export function fittingGroups(groups: readonly OptionGroup[], typed: string): OptionGroup[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return groups.flatMap(({ group, items }) => {
    const fitting = items.filter(({ label }) => {
      const text = foldText(`${group} ${label}`);
      return words.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ group, items: fitting }] : [];
  });
}
