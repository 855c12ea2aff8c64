import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { addToCounters, type CountedFor, lockedCounters } from "../campaigns/index.ts";
import { beginAttempt, undoAttempt } from "./sales.queries.ts";
import { sentTogether } from "./sent-together.ts";

/** Attempt within limits, and the statements it has sent, in their order, without waiting. */
export interface LimitAttempt {
  points: number;
  sent: readonly Promise<unknown>[];
}

/**
 * Writes what earns points and counts them towards the limits, last, so that the row everybody shares is held for an
 * instant only. Where somebody else was faster and a limit would be passed, all of it is taken back and `attempt` is
 * asked again with the counters held: what it evaluates then is still true at the commit.
 */
export async function withinLimits(
  tx: Tx,
  counted: CountedFor,
  counters: Counters,
  attempt: (counters: Counters) => LimitAttempt,
): Promise<Refusal | undefined> {
  const fits = await once(tx, counted, () => attempt(counters));
  if (fits === true) return undefined;
  if (isRefusal(fits)) return fits;
  await undoAttempt(tx);
  const held = await lockedCounters(tx, counted);
  const again = await once(tx, counted, () => attempt(held));
  if (again === false) throw new Error("counters that are held changed");
  return again === true ? undefined : again;
}

async function once(tx: Tx, counted: CountedFor, attempt: () => LimitAttempt): Promise<boolean | Refusal> {
  const begun = beginAttempt(tx);
  const { points, sent } = attempt();
  const fits = addToCounters(tx, counted, points);
  const answers = await sentTogether([begun, ...sent, fits]);
  return answers.find(isRefusal) ?? fits;
}
