import type { Problem } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Logger } from "pino";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { type Unavailability, unavailabilityOf } from "../../db/unavailable.ts";

const answers: Readonly<Record<Unavailability, { problem: Problem; seconds: number }>> = {
  busy: { problem: genericProblems.busy, seconds: 2 },
  away: { problem: genericProblems.unavailable, seconds: 5 },
  disk_full: { problem: genericProblems.diskFull, seconds: 60 },
};

/** Answer while this process stops: another one, or the next, serves them. */
export const stopping = (): Refusal => refuse(genericProblems.unavailable, { seconds: 2 });

/** Answer while there is no room on the disk. */
export const diskFull = (): Refusal =>
  refuse(genericProblems.diskFull, { seconds: answers.disk_full.seconds });

/** A 503 with a time to wait where the error says that the database cannot serve; undefined where it says something else. */
export function unavailableAnswer(error: unknown): Refusal | undefined {
  const why = unavailabilityOf(error);
  return why && refuse(answers[why].problem, { seconds: answers[why].seconds });
}

const quietMs = 10_000;
const lastLogged = new WeakMap<Logger, Map<string, number>>();

/**
 * One warning of a kind in ten seconds: during an outage every request meets the same trouble, and none of them is an
 * incident of its own. `now` in milliseconds.
 */
export function warnOfOutage(log: Logger, error: unknown, now: number): void {
  const kind = unavailabilityOf(error) ?? "unknown";
  const times = lastLogged.get(log) ?? new Map<string, number>();
  lastLogged.set(log, times);
  if (now - (times.get(kind) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
  times.set(kind, now);
  log.warn({ err: error, kind }, "the database cannot serve; callers are asked to wait");
}
