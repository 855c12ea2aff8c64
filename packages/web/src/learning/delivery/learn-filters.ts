import { subscriptions } from "@trilha/contract/learning/delivery/outline.ts";
import { progressFilters } from "@trilha/contract/learning/delivery/states.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

/** Kinds of labels a list is narrowed by (§entities#filters per list). */
export const LABEL_KINDS = ["areas", "groups", "categories", "tags"] as const;

/** What narrows the list beside the search, by its name in the address. */
export const FILTERS = ["progress", "favorite", "subscription", ...LABEL_KINDS] as const;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LONGEST_SEARCH = 64;
const MOST_LABELS = 20;

/** Several values of one filter as the address carries them. */
export const listed = (value: string | undefined): readonly string[] =>
  value ? [...new Set(value.split(",").filter(Boolean))] : [];

/**
 * What the address wishes for (§entities#filters per list), as the server takes it; what an old or hand-written address says
 * wrongly is left out.
 */
export function learnFilter(values: FilterValues) {
  const known = <Value extends string>(all: readonly Value[], value: string | undefined): string =>
    listed(value)
      .filter((one) => (all as readonly string[]).includes(one))
      .join(",");
  const search = values.search?.trim().slice(0, LONGEST_SEARCH);
  const labels = (value: string | undefined) =>
    listed(value)
      .filter((one) => ID.test(one))
      .slice(0, MOST_LABELS)
      .join(",");
  const wishes = {
    search,
    progress: known(progressFilters, values.progress),
    favorite: values.favorite === "true" ? "true" : "",
    subscription: known(subscriptions, values.subscription),
    areas: labels(values.areas),
    groups: labels(values.groups),
    categories: labels(values.categories),
    tags: labels(values.tags),
  };
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value));
}

/** How many values narrow the list, the search not counted: it stands in its own field. */
export const countOf = (values: FilterValues): number =>
  FILTERS.reduce((count, name) => count + listed(values[name]).length, 0);

/** Nothing narrows any more. */
export const nothing: FilterValues = Object.fromEntries(["search", ...FILTERS].map((name) => [name, ""]));
