import type { Tx } from "../../db/database.ts";
import { isRefusal } from "../../http/refusal.ts";
import { seal, sealingKey, unseal } from "../../http/seal.ts";
import type { JobHandlers } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import { saveTotpSecret, totpSealedOtherwise } from "./identity.factors.queries.ts";
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
  await inBatches(parts, (tx) => queries.forgetChallenges(tx, now));
  await inBatches(parts, (tx) => queries.forgetIdempotencyKeys(tx, ago(keptDays.idempotencyKeys)));
  await inBatches(parts, (tx) => queries.forgetRateLimits(tx, now));
  await inBatches(parts, (tx) => queries.forgetLiveEvents(tx, ago(keptDays.liveEvents)));
  await inBatches(parts, (tx) => resealSecrets(parts, tx));
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

async function inBatches(parts: Parts, step: (tx: Tx) => Promise<number>): Promise<void> {
  for (;;) {
    const done = await parts.db.write({ system: true }, step);
    if (isRefusal(done) || done < queries.sweepBatch) return;
  }
}

export const identityJobs: Pick<JobHandlers, "identity.sweep"> = {
  "identity.sweep": (parts) => sweep(parts),
};
