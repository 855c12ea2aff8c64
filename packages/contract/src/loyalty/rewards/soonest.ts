import type { StoreSort } from "./shapes.ts";

// "Soonest for me": what somebody can have first at their own pace.

/** Days their pace is taken from. */
export const paceDays = 28;

/** Points of a person when a price is looked at. */
export interface Purse {
  /** Points they may order with, audited or not; what is owed is not taken off. */
  readonly points: number;
  /** Points they earned in the last `paceDays` days, or since the campaign began where that is later. */
  readonly earned: number;
  /** Days those were earned in, at least 1. */
  readonly days: number;
}

/** Points still missing for one unit. */
export function missingFor(price: number, purse: Pick<Purse, "points">): number {
  return Math.max(price - purse.points, 0);
}

/** Whole days until the missing points are there; 0 with nothing missing, null without a pace. */
export function daysUntil(missing: number, { earned, days }: Pick<Purse, "earned" | "days">): number | null {
  if (missing <= 0) return 0;
  return earned <= 0 ? null : Math.ceil((missing * days) / earned);
}

/** Sort orders of a store. */
export interface Sortable {
  readonly id: string;
  readonly price: number;
  readonly popularity: number;
  /** Locked, or sold out: no points open it. */
  readonly blocked: boolean;
}

const byId = (a: Sortable, b: Sortable) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byPrice = (a: Sortable, b: Sortable) => a.price - b.price || byId(a, b);

/**
 * The order of a store. "Soonest": what points alone open comes first, by the day they are there. One person has one
 * pace for all, so that is the order of prices: affordable first, then what misses least; without a pace too.
 */
export const orderOf: Readonly<Record<StoreSort, (a: Sortable, b: Sortable) => number>> = {
  popular: (a, b) => b.popularity - a.popularity || byId(a, b),
  price_up: byPrice,
  price_down: (a, b) => b.price - a.price || byId(a, b),
  soonest: (a, b) => Number(a.blocked) - Number(b.blocked) || byPrice(a, b),
};
