import { countries } from "@trilha/contract/core/country.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { Delivery } from "@trilha/contract/loyalty/rewards/shapes.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";
import type { RewardFilters } from "../reward-office.queries.ts";

// Written out, not imported: with the contract's lists would come the whole schema library.
export const STATES = ["draft", "published", "archived"] as const satisfies readonly RewardState[];
export const DELIVERIES = ["shipped", "digital"] as const satisfies readonly Delivery[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (text: string | undefined) => (text && uuid.test(text) ? text : undefined);

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export function queryOf(values: FilterValues): RewardFilters {
  const filters: RewardFilters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    state: STATES.find((one) => one === values.state),
    departmentId: idOf(values.departmentId),
    categoryId: idOf(values.categoryId),
    country: countries.find((one) => one === values.country),
    delivery: DELIVERIES.find((one) => one === values.delivery),
    soldOut: values.stock === "none" ? "true" : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
