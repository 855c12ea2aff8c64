import type { StoreSort } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { id, named, oneOf, search } from "../../core/lists/read-filters.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

export const SORTS = ["popular", "soonest", "price_up", "price_down"] as const satisfies readonly StoreSort[];
export const TOGGLES = ["affordable", "wished", "inStock"] as const;

const toggle = oneOf(["true"]);

/**
 * Readers of the store's address (§routes#screen-reward-store). A section is a department or one of its categories; the
 * usual order goes without saying.
 */
export const storeFilters = {
  search,
  departmentId: named("department", id),
  categoryId: named("category", id),
  campaignId: named("campaign", id),
  sort: oneOf(SORTS.filter((sort) => sort !== "popular")),
  affordable: toggle,
  wished: toggle,
  inStock: toggle,
};

/** Whether anything narrows the list; the order and whose points are spent do not. */
export const isNarrowed = ({
  sort: _,
  campaignId: __,
  ...rest
}: Readonly<Record<string, unknown>>): boolean => Object.keys(rest).length > 0;

/** Values without any filter; the order stays. */
export const nothing: FilterValues = {
  search: "",
  department: "",
  category: "",
  affordable: "",
  wished: "",
  inStock: "",
};
