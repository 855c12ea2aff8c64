import { blankUser } from "../../accounts/identity/index.ts";
import { eraseFilesOf } from "../../core/files/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { leaveSessions } from "../../learning/live-sessions/index.ts";
import { releaseAndExpireAll } from "../../loyalty/ledger/index.ts";
import { leaveOrders } from "../../loyalty/orders/index.ts";
import type { Parts } from "../../parts.ts";
import { eraseMessages, eraseSupport, eraseTraces } from "./erase-traces.ts";
import * as queries from "./erasing.queries.ts";
import { ownExportKey } from "./present-own-export.ts";
import { allOwnExports, forgetOwnExport } from "./privacy.queries.ts";
import { register } from "./register/register.ts";

const system = { system: true };
const minute = 60 * 1000;
/** Rows erased in one transaction. */
const batch = 2_000;

/**
 * Erases what is known of somebody who left, in every client: orders and points first, then files, then every table of
 * the register, the person last, since everything else is found by them. Each step finds nothing left when it is done
 * again, so a job that was killed goes on where it stopped. The goodbye is erased once it has left.
 */
export const eraseLeaver: JobHandler<"privacy.erase"> = async (parts, { userId }) => {
  const { db, clock } = parts;
  const leaver = await db.read(system, async (tx) => (await queries.leavingOf(tx, userId)) ?? null);
  if (!leaver || leaver.erased_at) return;
  await closeBooks(parts, userId);
  await eraseFilesOf(parts, userId);
  await eraseOwnExports(parts, userId);
  const known = await db.read(system, (tx) => queries.knownBy(tx, userId));
  // First of all: copies of what they wrote signed in are found by the requests, which go with the register.
  await db.write(system, async (tx) => {
    await eraseSupport(tx, userId, known);
    return undefined;
  });
  for (const { table, faces } of register) {
    for (const face of faces) {
      for (let erased = batch; erased === batch; ) {
        const done = await db.write(system, (tx) => queries.eraseStep(tx, userId, table, face, batch));
        if (isRefusal(done)) throw new Error("erasing was refused");
        erased = done;
      }
    }
  }
  const now = clock.now();
  await db.write(system, async (tx) => {
    await eraseTraces(tx, userId, known);
    // A mail server that is away for a day has the address no longer than that.
    const late = now.getTime() - leaver.asked_at.getTime() > 24 * 60 * minute;
    const waits = await eraseMessages(tx, userId, known, late ? null : leaver.farewell_id);
    await blankUser(tx, userId);
    if (waits) {
      const runAt = new Date(now.getTime() + 5 * minute);
      await enqueue(tx, "privacy.erase", { userId }, { key: `erase ${userId}`, runAt, maxAttempts: 25 });
    } else await queries.noteErased(tx, userId, now);
  });
};

/** Open orders are cancelled, what is held comes back, and all that is open expires, client by client. */
async function closeBooks({ db, clock }: Parts, userId: string): Promise<void> {
  const clients = await db.read(system, (tx) => queries.clientsOfLeaver(tx, userId));
  for (const clientId of clients) {
    await db.write({ clientId }, async (tx) => {
      const now = clock.now();
      await leaveOrders(tx, { clientId, userId, now });
      await leaveSessions(tx, { clientId, userId, now });
      await releaseAndExpireAll(tx, { clientId, userId, now, reason: "account deleted", actorId: null });
    });
  }
}

async function eraseOwnExports({ db, outside }: Parts, userId: string): Promise<void> {
  const rows = await db.read(system, (tx) => allOwnExports(tx, userId));
  for (const { id } of rows) {
    await outside.store.delete(ownExportKey(id));
    await db.write(system, (tx) => forgetOwnExport(tx, id));
  }
}
