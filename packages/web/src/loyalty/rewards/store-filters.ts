import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { listStore } from "@trilha/contract/loyalty/rewards/endpoints.ts";
import type { StoreSort } from "@trilha/contract/loyalty/rewards/shapes.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

export type RewardStoreFilter = Omit<Request<typeof listStore>["query"], "cursor" | "limit">;

export const SORTS = ["popular", "soonest", "price_up", "price_down"] as const satisfies readonly StoreSort[];
export const TOGGLES = ["affordable", "wished", "inStock"] as const;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LONGEST_SEARCH = 64;

/**
 * What the address wishes for (§routes#screen-reward-store Reward store), as the server takes it. A shelf is a department or one of its
 * categories; what an old or hand-written address says wrongly is left out.
 */
export function storeFilter(values: FilterValues): RewardStoreFilter {
  const sort = SORTS.find((one) => one === values.sort);
  const search = values.search?.trim().slice(0, LONGEST_SEARCH);
  const ids = (["department", "category", "campaign"] as const).flatMap((key) => {
    const value = values[key];
    return value && ID.test(value) ? [[`${key}Id`, value] as const] : [];
  });
  return {
    ...(search ? { search } : {}),
    ...Object.fromEntries(ids),
    ...(sort && sort !== "popular" ? { sort } : {}),
    ...Object.fromEntries(TOGGLES.filter((key) => values[key] === "true").map((key) => [key, "true"])),
  };
}

/** Whether anything narrows the list; the order and whose points are spent do not. */
export const isNarrowed = ({ sort: _, campaignId: __, ...rest }: RewardStoreFilter): boolean =>
  Object.keys(rest).length > 0;

/** Nothing narrows any more; the order stays. */
export const nothing: FilterValues = {
  search: "",
  department: "",
  category: "",
  affordable: "",
  wished: "",
  inStock: "",
};
