import type { FilterValues } from "../ui/list/filters.ts";

/** Filters of a list: every text in the address; what it means is the page's business. */
export const textsOfSearch = (search: Record<string, unknown>): FilterValues =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
