import type { Tx } from "../../db/database.ts";
import { isRefusal } from "../../http/refusal.ts";
import type { JobHandlers } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import * as queries from "./identity.sweep.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** How long what is over stays: for a repeat that comes late, and for devices that were away. */
const keptDays = { idempotencyKeys: 7, liveEvents: 7, usedRefreshTokens: 30, endedSessions: 180 } as const;

/** Ends sessions past their time and forgets what nobody can need any more. */
export async function sweep(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await inBatches(parts, (tx) => queries.expireSessions(tx, now, ago(parts.settings.session.idleDays)));
  await inBatches(parts, (tx) => queries.forgetSessions(tx, ago(keptDays.endedSessions)));
  await inBatches(parts, (tx) => queries.forgetRefreshTokens(tx, ago(keptDays.usedRefreshTokens)));
  await inBatches(parts, (tx) => queries.forgetUsedTokens(tx, now));
  await inBatches(parts, (tx) => queries.forgetIdempotencyKeys(tx, ago(keptDays.idempotencyKeys)));
  await inBatches(parts, (tx) => queries.forgetRateLimits(tx, now));
  await inBatches(parts, (tx) => queries.forgetLiveEvents(tx, ago(keptDays.liveEvents)));
}

async function inBatches(parts: Parts, step: (tx: Tx) => Promise<number>): Promise<void> {
  for (;;) {
    const done = await parts.db.write({ system: true }, step);
    if (isRefusal(done) || done < queries.sweepBatch) return;
  }
}

export const identityJobs: Pick<JobHandlers, "identity.sweep"> = {
  "identity.sweep": (parts) => sweep(parts),
};
