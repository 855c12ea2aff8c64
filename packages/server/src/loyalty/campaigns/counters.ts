import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Tx } from "../../db/database.ts";
import { addPoints, lockCounters } from "./campaigns.counters.queries.ts";
import { type CounterReach, counterRows } from "./rules/counter-rows.ts";

/** Where points count: towards the limits of this rule set. */
export interface CountedFor extends CounterReach {
  readonly clientId: string;
  readonly ruleSet: RuleSet;
}

/**
 * Counts points towards the limits of the rule set, last in a transaction: what others share is held only from here to
 * the commit. False: somebody else was faster and a limit would be passed. Then nothing was counted; the caller takes
 * back what it wrote (a savepoint), evaluates with `lockedCounters` and counts again, which then fits.
 */
export async function addToCounters(tx: Tx, scope: CountedFor, points: number): Promise<boolean> {
  const rows = counterRows(scope.ruleSet, scope);
  return points === 0 || rows.length === 0 || addPoints(tx, scope, rows, points);
}

/** The counters as they stand, held until the transaction ends: what is evaluated with them is still true then. */
export async function lockedCounters(tx: Tx, scope: CountedFor): Promise<Counters> {
  return lockCounters(tx, scope, counterRows(scope.ruleSet, scope));
}

/** Gives back what a reversed sale or activity had used up of the limits. */
export async function takeFromCounters(tx: Tx, scope: CountedFor, points: number): Promise<void> {
  const rows = counterRows(scope.ruleSet, scope);
  if (points !== 0 && rows.length > 0) await addPoints(tx, scope, rows, -points);
}
