import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type OutboxRow = Selectable<Tables["outbox_messages"]>;
export type OutboxView = Omit<OutboxRow, "sealed" | "link">;

const shown = [
  "id",
  "client_id",
  "channel",
  "user_id",
  "recipient",
  "template",
  "locale",
  "subject",
  "body_text",
  "body_html",
  "state",
  "attempts",
  "last_error",
  "provider_id",
  "created_at",
  "sent_at",
] as const;

export async function insertMessage(tx: Tx, row: Insertable<Tables["outbox_messages"]>): Promise<string> {
  const { id } = await tx.insertInto("outbox_messages").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The newest messages of a client before one of them. */
export function outboxPage(
  tx: Tx,
  clientId: string,
  filter: { channel: OutboxRow["channel"] | undefined; state: OutboxRow["state"] | undefined },
  page: { before: string | undefined; rows: number },
): Promise<OutboxView[]> {
  const { channel, state } = filter;
  let query = tx.selectFrom("outbox_messages").select(shown).where("client_id", "=", clientId);
  if (channel) query = query.where("channel", "=", channel);
  if (state) query = query.where("state", "=", state);
  if (page.before) query = query.where("id", "<", page.before);
  return query.orderBy("id", "desc").limit(page.rows).execute();
}

export function messageOfClient(tx: Tx, clientId: string, id: string): Promise<OutboxView | undefined> {
  return tx
    .selectFrom("outbox_messages")
    .select(shown)
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}

/** Puts a message that failed back into the queue; undefined when it has not failed. */
export function requeue(tx: Tx, clientId: string, id: string): Promise<OutboxView | undefined> {
  return tx
    .updateTable("outbox_messages")
    .set({ state: "queued", last_error: null })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .where("state", "in", ["failed", "dead"])
    .returning(shown)
    .executeTakeFirst();
}

/** Counts a try and hands the message over, secrets included; undefined when it has left already. */
export function takeMessage(tx: Tx, id: string): Promise<OutboxRow | undefined> {
  return tx
    .updateTable("outbox_messages")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "<>", "sent")
    .returningAll()
    .executeTakeFirst();
}

/** The message has left; what was secret in it is forgotten. */
export async function markSent(
  tx: Tx,
  id: string,
  ending: { providerId: string | null; remark: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable("outbox_messages")
    .set({
      state: "sent",
      provider_id: ending.providerId,
      last_error: ending.remark,
      sealed: null,
      sent_at: ending.now,
    })
    .where("id", "=", id)
    .execute();
}

export async function markFailed(
  tx: Tx,
  id: string,
  ending: { state: "failed" | "dead"; error: string },
): Promise<void> {
  await tx
    .updateTable("outbox_messages")
    .set({ state: ending.state, last_error: ending.error })
    .where("id", "=", id)
    .where("state", "<>", "sent")
    .execute();
}

/** Whom a message is for; nobody once they are deleted. */
export function addresseeOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["first_name", "email", "locale"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** In whose name a message is written. */
export function brandOf(tx: Tx, clientId: string) {
  return tx
    .selectFrom("clients as c")
    .leftJoin("client_looks as l", "l.client_id", "c.id")
    .select(["c.name", "c.time_zone", "l.primary_color", "l.default_locale"])
    .where("c.id", "=", clientId)
    .executeTakeFirst();
}
