import type { Refused } from "../../../api/problem.ts";

/**
 * Where a refusal is said (§messages#redeem): at the field that can be changed, at the price, or above
 * everything. `lost`: no answer came, so the same order is sent again as it is.
 */
export type RefusalPlace = "quantity" | "address" | "price" | "lost" | "whole";

const PLACES: Readonly<Record<string, RefusalPlace>> = {
  "orders.not_enough_stock": "quantity",
  "orders.category_limit": "quantity",
  "orders.reward_limit": "quantity",
  "orders.address_wrong": "address",
  "rewards.price_changed": "price",
};

export function placeOf({ code, status, fields }: Pick<Refused, "code" | "status" | "fields">): RefusalPlace {
  if (status === 0 || status >= 500) return "lost";
  if (fields.some(({ path }) => path.startsWith("body.address"))) return "address";
  return PLACES[code] ?? "whole";
}

export type RefusalRemedy = "points" | "sales" | "level" | "store";

const WAYS: Readonly<Record<string, RefusalRemedy>> = {
  "orders.insufficient_points": "sales",
  "orders.no_campaign": "store",
  "ledger.in_debt": "points",
  "ledger.frozen": "points",
  "orders.level_missing": "level",
  "rewards.not_available": "store",
  "request.not_found": "store",
};

/** Where a person can go from a refusal to change something about it. */
export const remedyFor = (code: string): RefusalRemedy | undefined => WAYS[code];
