import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type Award, awardMany } from "../ledger/index.ts";
import { beginAttempt, undoAttempt } from "./campaigns.counters.queries.ts";
import { addToCounters, type CountedFor, lockedCounters } from "./counters.ts";

/** Activity that earns: a sale, a photo, a course that is finished, an action a shopper saw. */
export interface EarningActivity<Earned extends { points: number }> {
  readonly counted: CountedFor;
  /** Counters of the limits as they were read, not held. */
  readonly counters: Counters;
  /** Points under these counters; undefined: it gives nothing, and nothing is written. */
  readonly evaluate: (counters: Counters) => Earned | undefined;
  /** Rows written with the points; absent where the caller writes them afterwards, for several at once. */
  readonly record?: EarningRecord<Earned>;
}

/** Record of an activity: rows of its own, and entries of the ledger. */
export interface EarningRecord<Earned> {
  /** Sends statements in their order, without waiting in between. */
  write(earned: Earned): readonly Promise<unknown>[];
  awards(earned: Earned): readonly Award[];
}

const limitPassed = Symbol("limit passed");

/**
 * Earns for an activity within the limits of the rule set (docs/spec/earning-rules.md#caps): optimistic concurrency,
 * with one repetition under locks. It is evaluated with the counters as they were read, written, put on the ledger and
 * counted, in this order, so that the row everybody shares is held for an instant only. Where somebody else was faster
 * and a limit would be passed, all of it is taken back and done again with the counters held: what is evaluated then is
 * still true at the commit. Answers what was earned; undefined: nothing; or the ledger's refusal.
 */
export async function earnPoints<Earned extends { points: number }>(
  tx: Tx,
  activity: EarningActivity<Earned>,
): Promise<Earned | Refusal | undefined> {
  const first = await attemptWith(tx, activity, activity.counters);
  if (first !== limitPassed) return first;
  if (activity.record) await undoAttempt(tx);
  const second = await attemptWith(tx, activity, await lockedCounters(tx, activity.counted));
  if (second === limitPassed) throw new Error("counters that are held changed");
  return second;
}

async function attemptWith<Earned extends { points: number }>(
  tx: Tx,
  { counted, evaluate, record }: EarningActivity<Earned>,
  counters: Counters,
): Promise<Earned | Refusal | undefined | typeof limitPassed> {
  const earned = evaluate(counters);
  if (!earned) return undefined;
  const sent = record
    ? [beginAttempt(tx), ...record.write(earned), awardMany(tx, record.awards(earned))]
    : [];
  const fits = addToCounters(tx, counted, earned.points);
  const refused = await refusalAmong([...sent, fits]);
  return refused ?? ((await fits) ? earned : limitPassed);
}

const abortedTransaction = "25P02";

/**
 * Refusal among the answers of statements that were sent one behind the other without waiting in between. When one of
 * them fails all behind it fail with it: the cause is answered or thrown, not its echo.
 */
async function refusalAmong(work: readonly Promise<unknown>[]): Promise<Refusal | undefined> {
  const ended = await Promise.allSettled(work);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  const cause = failures.find((reason) => (reason as { code?: string }).code !== abortedTransaction);
  if (cause !== undefined) throw cause;
  const answers = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = answers.find(isRefusal);
  if (!refused && failures.length > 0) throw failures[0];
  return refused;
}
