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
export type OrderView = (typeof VIEWS)[number];

/** Whole days an order has stood at least. */
export const AGES = [1, 3, 7, 15] as const;

export const viewOf = (values: FilterValues): OrderView =>
  VIEWS.find((one) => one === values.view) ?? "ready";

function stateOf(view: OrderView): OrderFilters {
  if (view === "all") return {};
  if (view === "ready") return { state: "awaiting_approval", ready: "yes" };
  if (view === "waiting") return { state: "awaiting_approval", ready: "no" };
  return { state: view };
}

/** Last day an order was placed on, where the address asks for those that have stood some days. */
export function placedUntil(values: FilterValues, now: Date, timeZone: string): OrderFilters {
  const age = AGES.find((days) => String(days) === values.age);
  return age ? { to: addDays(localDay(now, timeZone), -age) } : {};
}

/** Query that narrows the list besides its filters: the view, and how long orders have stood. */
export const viewQueryOf = (values: FilterValues, now: Date, timeZone: string): OrderFilters => ({
  ...stateOf(viewOf(values)),
  ...placedUntil(values, now, timeZone),
});
