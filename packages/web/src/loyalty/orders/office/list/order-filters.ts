import { countries } from "@trilha/contract/core/country.ts";
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";
import type { OrderFilters } from "../order-office.queries.ts";

/** The queue by what is to be done; the first is where the page opens. */
export const VIEWS = [
  "ready",
  "waiting",
  "approved",
  "shipped",
  "delivered",
  "reproved",
  "cancelled",
  "all",
] as const;
export type View = (typeof VIEWS)[number];

/** Whole days an order has stood at least. */
export const AGES = [1, 3, 7, 15] as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (text: string | undefined) => (text && uuid.test(text) ? text : undefined);

export const viewOf = (values: FilterValues): View => VIEWS.find((one) => one === values.view) ?? "ready";

function stateOf(view: View): OrderFilters {
  if (view === "all") return {};
  if (view === "ready") return { state: "awaiting_approval", ready: "yes" };
  if (view === "waiting") return { state: "awaiting_approval", ready: "no" };
  return { state: view };
}

/** What narrows a view, as the address says it. What no list could mean is left out instead of failing. */
export function narrowingOf(values: FilterValues, now: Date, timeZone: string): OrderFilters {
  const age = AGES.find((days) => String(days) === values.age);
  const filters: OrderFilters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    country: countries.find((one) => one === values.country),
    campaignId: idOf(values.campaignId),
    categoryId: idOf(values.categoryId),
    rewardId: idOf(values.rewardId),
    to: age ? addDays(localDay(now, timeZone), -age) : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const queryOf = (values: FilterValues, now: Date, timeZone: string): OrderFilters => ({
  ...stateOf(viewOf(values)),
  ...narrowingOf(values, now, timeZone),
});
