import type { Insertable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/** Makes somebody a member who came by themself: their own data is open to staff from the beginning. */
export async function admitMember(
  tx: Tx,
  member: Insertable<Tables["memberships"]> & { client_id: string; created_at: Date },
): Promise<void> {
  const { id } = await tx.insertInto("memberships").values(member).returning("id").executeTakeFirstOrThrow();
  await tx
    .updateTable("memberships")
    .set({ personal_data_open: true, personal_data_opened_at: member.created_at })
    .where("client_id", "=", member.client_id)
    .where("id", "=", id)
    .execute();
}

/** Takes people out of the programme who never were in it; what they said of themselves stays theirs. */
export async function removeMemberships(tx: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("memberships")
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .where("status", "=", "awaiting_approval")
    .execute();
}

/** Blocks every membership of a person who deleted their account, in all clients. */
export async function endMemberships(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("memberships")
    .set({ status: "blocked", status_reason: null, roles: [], left_at: now })
    .where("user_id", "=", userId)
    .execute();
}
