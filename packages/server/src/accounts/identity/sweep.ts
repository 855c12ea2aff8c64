import { forgetIdempotencyKeys, forgetLiveEvents, forgetRateLimits } from "../../core/core.queries.ts";
import { drainInBatches, drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { seal, sealingKey, unseal } from "../../core/seal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { saveTotpSecret, totpSealedOtherwise } from "./identity.factors.queries.ts";
import * as queries from "./identity.sweep.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** Retention of what is over: for a repeat that comes late, and for devices that were away. */
const keptDays = { idempotencyKeys: 7, liveEvents: 7, usedRefreshTokens: 30, endedSessions: 180 } as const;

/** Ends sessions past their time and forgets what nobody can need any more. */
export const sweep: JobHandler<"identity.sweep"> = async (parts) => {
  const now = parts.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await expireIdle(parts, now);
  const steps: ((tx: Tx) => Promise<number>)[] = [
    (tx) => queries.expireSessions(tx, now),
    (tx) => queries.forgetSessions(tx, ago(keptDays.endedSessions)),
    (tx) => queries.forgetRefreshTokens(tx, ago(keptDays.usedRefreshTokens)),
    (tx) => queries.forgetUsedTokens(tx, now),
    (tx) => queries.forgetChallenges(tx, now),
    (tx) => forgetIdempotencyKeys(tx, ago(keptDays.idempotencyKeys), queries.sweepBatch),
    (tx) => forgetRateLimits(tx, now, queries.sweepBatch),
    (tx) => forgetLiveEvents(tx, ago(keptDays.liveEvents), queries.sweepBatch),
    (tx) => resealSecrets(parts, tx),
  ];
  return drainInTurn(timeBox(), steps, async (step) => {
    const done = await parts.db.write({ system: true }, step);
    return done === queries.sweepBatch;
  });
};

/** One pass over open sessions: an index by when each was last seen would be written at every request. */
async function expireIdle({ db, settings }: Parts, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - settings.session.idleDays * day);
  let after: string | null = null;
  await drainInBatches(
    () => false,
    async () => {
      const done = await db.write({ system: true }, async (tx) => ({
        last: await queries.expireIdleSessions(tx, { now, idleSince, after }),
      }));
      after = isRefusal(done) ? null : done.last;
      return after !== null;
    },
  );
}

/** Secrets of authenticators an older key sealed get today's, before that one is gone. */
async function resealSecrets(parts: Parts, tx: Tx): Promise<number> {
  const sealedBy = sealingKey(parts.keys, "totp-secret");
  const older = await totpSealedOtherwise(tx, sealedBy, queries.sweepBatch);
  for (const { user_id: userId, secret } of older) {
    const text = unseal(parts.keys, "totp-secret", secret);
    await saveTotpSecret(tx, { userId, secret: seal(parts.keys, "totp-secret", text), sealedBy });
  }
  return older.length;
}
