// §validation#category-limit "the category redemption limit not reached": each order counts in every period of its reward and its category,
// whether or not a limit stands there now, so that one that comes later knows what was ordered before.

import { type LimitMoment, type OrderLimit, periodOf } from "@trilha/contract/loyalty/rewards/limits.ts";
import { limitPeriods } from "@trilha/contract/loyalty/rewards/states.ts";

/** Names one row of what a person ordered. */
export type OrderCounter = readonly [scope: "category" | "reward", scopeId: string, period: string];

/** One row to count in, with the limit that stands there; null: none. */
export interface Counting {
  readonly row: OrderCounter;
  readonly limit: number | null;
}

/** The rows an order counts in, in the order everybody takes them. */
export function countingsOf(
  reward: { id: string; categoryId: string },
  limits: readonly OrderLimit[],
  at: LimitMoment,
): Counting[] {
  const scopes = [
    ["category", reward.categoryId],
    ["reward", reward.id],
  ] as const;
  return scopes.flatMap(([scope, scopeId]) =>
    limitPeriods.map((period) => ({
      row: [scope, scopeId, periodOf(period, at)] as const,
      limit:
        limits.find((one) => one.scope === scope && one.scopeId === scopeId && one.period === period)
          ?.units ?? null,
    })),
  );
}
