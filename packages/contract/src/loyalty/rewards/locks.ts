import type { Eligibility } from "../../members/eligibility/conditions.ts";
import type { EligibilityFacts } from "../../members/eligibility/evaluate.ts";
import { audienceLocksOf, type ConditionNaming } from "../../members/eligibility/locks.ts";
import { leftOf, type OrderLimit, opensAgainOn } from "./limits.ts";
import type { StoreLock } from "./shapes.ts";

/** When an item takes orders; null: open. The end is exclusive. */
export interface RedeemWindow {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Facts that decide whether a person may order an item, points and stock aside. */
export interface StoreLockFacts {
  readonly eligibility: Eligibility;
  readonly redeem: RedeemWindow;
  readonly now: Date;
  /** The day in the client's zone, YYYY-MM-DD. */
  readonly today: string;
  /** Null: there is no campaign whose points they could spend. */
  readonly person: EligibilityFacts | null;
  /** Points owed to that campaign. */
  readonly debt: number;
  /** Limits of item and category, with what they ordered under each. */
  readonly limits: readonly { readonly limit: OrderLimit; readonly used: number }[];
}

/**
 * Why somebody cannot order an item now, and what opens it (§validation#redemption); nothing: the way is free. First what no
 * patience changes, then what they can do, then what time does.
 */
export function locksOf(facts: StoreLockFacts, names: ConditionNaming): StoreLock[] {
  const { person, redeem, now } = facts;
  const locks: StoreLock[] = [];
  if (redeem.until && now >= redeem.until) locks.push({ kind: "closed", at: redeem.until.toISOString() });
  if (person) locks.push(...audienceLocksOf(facts.eligibility, person, names));
  else locks.push({ kind: "no_campaign" });
  if (facts.debt > 0) locks.push({ kind: "debt", points: facts.debt });
  for (const { limit, used } of facts.limits) {
    if (leftOf(limit, used) > 0) continue;
    const { units, period } = limit;
    const opensOn = opensAgainOn(period, facts.today);
    locks.push({ kind: `${limit.scope}_limit`, units, period, opensOn });
  }
  if (redeem.from && now < redeem.from) locks.push({ kind: "opens_later", at: redeem.from.toISOString() });
  return locks;
}
