// Limits on points over time are kept as counters, one row within the reach of each. A limit the rule set does not
// set has no row: nobody waits for a number that nothing asks for.

import { mondayOf } from "@trilha/contract/core/zoned-days.ts";
import { compileRuleSet } from "@trilha/contract/loyalty/earning/compile.ts";
import type { CapKind, RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";

export const counterScopes = ["day", "week", "campaign", "store", "budget"] as const;
export type CounterScope = (typeof counterScopes)[number];

/** Reach of a sale or an activity in the counters. */
export interface CounterReach {
  readonly campaignId: string;
  readonly userId: string;
  /** Null: an activity without a store. */
  readonly storeId: string | null;
  /** YYYY-MM-DD of the sale or the activity: limits go by when it was, not by when it was told. */
  readonly date: string;
}

export interface LimitCounter {
  readonly scope: CounterScope;
  readonly ownerId: string;
  readonly period: string;
  readonly limit: number;
}

const capOf: Readonly<Record<CounterScope, CapKind>> = {
  day: "points_per_day",
  week: "points_per_week",
  campaign: "points_per_campaign",
  store: "points_per_store",
  budget: "budget",
};

/** The rows to count in, in the order everybody takes them: the one everybody shares comes last. */
export function counterRows(ruleSet: RuleSet, reach: CounterReach): LimitCounter[] {
  const { limits } = compileRuleSet(ruleSet);
  const places: Record<CounterScope, { ownerId: string | null; period: string }> = {
    day: { ownerId: reach.userId, period: reach.date },
    week: { ownerId: reach.userId, period: mondayOf(reach.date) },
    campaign: { ownerId: reach.userId, period: "" },
    store: { ownerId: reach.storeId, period: "" },
    budget: { ownerId: reach.campaignId, period: "" },
  };
  return counterScopes.flatMap((scope) => {
    const limit = limits.get(capOf[scope])?.limit;
    const { ownerId, period } = places[scope];
    return limit === undefined || ownerId === null ? [] : [{ scope, ownerId, period, limit }];
  });
}
