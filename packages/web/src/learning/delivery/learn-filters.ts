import { subscriptions } from "@trilha/contract/learning/delivery/outline.ts";
import { progressFilters } from "@trilha/contract/learning/delivery/states.ts";
import { type FilterReader, id, oneOf, search } from "../../core/lists/read-filters.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

/** Kinds of labels a list is narrowed by (§entities#filters per list). */
export const LABEL_KINDS = ["areas", "groups", "categories", "tags"] as const;

/** Filters of the list beside the search, by their names in the address. */
export const FILTERS = ["progress", "favorite", "subscription", ...LABEL_KINDS] as const;

const MOST_LABELS = 20;

/** Several values of one filter as the address carries them. */
export const listed = (value: string | undefined): readonly string[] =>
  value ? [...new Set(value.split(",").filter(Boolean))] : [];

/** Several values of one field, as the server takes them: those that are known. */
const several =
  (isKnown: (value: string) => boolean, most = Number.POSITIVE_INFINITY): FilterReader<string> =>
  (values, key) =>
    listed(values[key]).filter(isKnown).slice(0, most).join(",") || undefined;

const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value);
const labels = several((value) => id({ value }, "value") !== undefined, MOST_LABELS);

/** Readers of the address of a list of courses (§entities#filters per list). */
export const courseFilters = {
  search,
  progress: several(isOneOf(progressFilters)),
  favorite: oneOf(["true"]),
  subscription: several(isOneOf(subscriptions)),
  areas: labels,
  groups: labels,
  categories: labels,
  tags: labels,
};

/** How many values narrow the list, the search not counted: it stands in its own field. */
export const countOf = (values: FilterValues): number =>
  FILTERS.reduce((count, name) => count + listed(values[name]).length, 0);

/** Values without any filter. */
export const nothing: FilterValues = Object.fromEntries(["search", ...FILTERS].map((name) => [name, ""]));
