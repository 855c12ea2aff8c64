import type { Tx } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import { announceInvitation } from "./announce.ts";
import { uninvited } from "./people.accounts.queries.ts";
import { programmeOf } from "./people.queries.ts";

const batchSize = 200;

/** Leaves invitations of many people for after the answer, in batches a job writes in a moment. */
export async function inviteLater(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < userIds.length; start += batchSize) {
    const batch = userIds.slice(start, start + batchSize);
    await enqueue(tx, "people.invite", { clientId, userIds: batch, since: now.toISOString() });
  }
}

/** Queues the mails of one batch. Run again, it leaves out who has one since. */
export const inviteMany: JobHandler<"people.invite"> = async (parts, { clientId, userIds, since }) => {
  await parts.db.write({ clientId }, async (tx) => {
    const programme = await programmeOf(tx, clientId);
    const by = { parts, clientId, now: parts.clock.now() };
    for (const account of await uninvited(tx, clientId, userIds, new Date(since))) {
      await announceInvitation(tx, by, account, programme);
    }
  });
};
