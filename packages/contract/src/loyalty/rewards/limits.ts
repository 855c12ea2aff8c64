import type { LimitPeriod } from "./states.ts";

/** Most pictures of one item. */
export const rewardPictureLimit = 6;
/** Longest SKU. */
export const rewardSkuLimit = 64;
/** Longest description, and longest conditions, in one language. */
export const rewardTextLimit = 4_000;
/** Highest price of a unit, in points. */
export const rewardPriceLimit = 1_000_000_000;
/** Longest name of an item, in one language. */
export const rewardNameLimit = 120;
/** Most working days a parcel may take after approval. */
export const arrivalDaysLimit = 120;
/** Most units of one limit, receipt or correction. */
export const unitLimit = 1_000_000;
/** Most departments, and most categories of one. */
export const sectionLimit = 50;
/** Longest name of a department or category, in one language. */
export const sectionNameLimit = 80;

// §validation#category-limit "the category redemption limit not reached". A limit counts a person's units in a period; months and years are
// calendar ones of the client's zone.

/** One limit: most units a person may order of a category or an item in a period. */
export interface OrderLimit {
  readonly scope: "category" | "reward";
  readonly scopeId: string;
  readonly period: LimitPeriod;
  readonly units: number;
}

/** When something is counted: the campaign whose points pay, and the day in the client's zone (YYYY-MM-DD). */
export interface LimitMoment {
  readonly campaignId: string;
  readonly today: string;
}

/** The name of the period a moment falls into, as counters carry it: `c:<campaign>`, `m:2026-11`, `y:2026`, `ever`. */
export function periodOf(period: LimitPeriod, { campaignId, today }: LimitMoment): string {
  if (period === "campaign") return `c:${campaignId}`;
  if (period === "month") return `m:${today.slice(0, 7)}`;
  if (period === "year") return `y:${today.slice(0, 4)}`;
  return "ever";
}

/** The day a reached limit opens again; null where no calendar tells: the next campaign, or never. */
export function opensAgainOn(period: LimitPeriod, today: string): string | null {
  const [year = 0, month = 0] = today.split("-").map(Number);
  if (period === "year") return `${year + 1}-01-01`;
  if (period !== "month") return null;
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

/** Units left under a limit; never below 0. */
export function leftOf(limit: Pick<OrderLimit, "units">, used: number): number {
  return Math.max(limit.units - used, 0);
}

/** Units the tightest of several limits leaves; null: nothing limits. */
export function leastLeft(lefts: readonly number[]): number | null {
  return lefts.length === 0 ? null : Math.min(...lefts);
}
