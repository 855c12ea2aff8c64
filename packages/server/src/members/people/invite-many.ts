import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { type Announcer, announceInvitation, askToJoin } from "./announce.ts";
import { accountByEmail, uninvited } from "./people.accounts.queries.ts";
import { takeToMail } from "./people.invitations.queries.ts";
import { programmeOf } from "./people.queries.ts";

const batchSize = 200;

/** Recipients of the mails: new people of a programme, and invitations their owners have yet to answer. */
export interface Invited {
  readonly userIds: readonly string[];
  readonly invitationIds: readonly string[];
}

/** Leaves invitations of many people for after the answer, in batches a job writes in a moment. */
export async function inviteLater(tx: Tx, clientId: string, invited: Invited, now: Date): Promise<void> {
  const since = now.toISOString();
  for (let start = 0; start < invited.userIds.length; start += batchSize) {
    const userIds = invited.userIds.slice(start, start + batchSize);
    await enqueue(tx, "people.invite", { clientId, userIds, since });
  }
  for (let start = 0; start < invited.invitationIds.length; start += batchSize) {
    const invitationIds = invited.invitationIds.slice(start, start + batchSize);
    await enqueue(tx, "people.invite", { clientId, userIds: [], invitationIds, since });
  }
}

/** Queues the mails of one batch. Run again, it leaves out who has one since. */
export const inviteMany: JobHandler<"people.invite"> = async (parts, payload) => {
  const { clientId, userIds, invitationIds = [], since } = payload;
  await parts.db.write({ clientId }, async (tx) => {
    const programme = await programmeOf(tx, clientId);
    const announcer = { parts, clientId, now: parts.clock.now() };
    const people = userIds.length > 0 ? await uninvited(tx, clientId, userIds, new Date(since)) : [];
    for (const account of people) await announceInvitation(tx, announcer, account, programme);
    await mailInvitations(tx, announcer, invitationIds, new Date(since));
  });
};

/** Writes to who is to answer an invitation, unless that was done since. */
export async function mailInvitations(
  tx: Tx,
  announcer: Announcer,
  ids: readonly string[],
  since: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const { clientId, now } = announcer;
  for (const row of await takeToMail(tx, clientId, ids, { since, now })) {
    const account = await asSystem(tx, () => accountByEmail(tx, row.email));
    if (account) await askToJoin(tx, announcer, account, row);
  }
}
