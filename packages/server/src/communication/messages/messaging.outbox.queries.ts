import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type OutboxRow = Selectable<Tables["outbox_messages"]>;
export type OutboxView = Omit<OutboxRow, "sealed" | "link"> & {
  /** Written to nobody's account, or to a member's. */
  is_member: boolean;
  /** The member shows their own data to this client. */
  data_open: boolean;
};

const shown = [
  "o.id",
  "o.client_id",
  "o.channel",
  "o.user_id",
  "o.recipient",
  "o.template",
  "o.locale",
  "o.subject",
  "o.body_text",
  "o.body_html",
  "o.state",
  "o.attempts",
  "o.last_error",
  "o.provider_id",
  "o.created_at",
  "o.sent_at",
] as const;

/** A client's messages without those of some templates. */
const messagesOf = (tx: Tx, clientId: string, without: readonly string[]) =>
  tx
    .selectFrom("outbox_messages as o")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.client_id", "=", "o.client_id").onRef("m.user_id", "=", "o.user_id"),
    )
    .select(shown)
    .select([
      sql<boolean>`o.user_id is null or m.id is not null`.as("is_member"),
      sql<boolean>`coalesce(m.personal_data_open, false)`.as("data_open"),
    ])
    .where("o.client_id", "=", clientId)
    .where("o.template", "not in", [...without]);

export async function insertMessage(tx: Tx, row: Insertable<Tables["outbox_messages"]>): Promise<string> {
  const { id } = await tx.insertInto("outbox_messages").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** An id that no message has and none will get. */
export async function unusedMessageId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx);
  return rows[0]?.id ?? "";
}

/** The newest messages of a client before one of them. */
export function outboxPage(
  tx: Tx,
  clientId: string,
  filter: {
    channel: OutboxRow["channel"] | undefined;
    state: OutboxRow["state"] | undefined;
    without: readonly string[];
  },
  page: { before: string | undefined; rows: number },
): Promise<OutboxView[]> {
  const { channel, state, without } = filter;
  let query = messagesOf(tx, clientId, without);
  if (channel) query = query.where("o.channel", "=", channel);
  if (state) query = query.where("o.state", "=", state);
  if (page.before) query = query.where("o.id", "<", page.before);
  return query.orderBy("o.id", "desc").limit(page.rows).execute();
}

export function messageOfClient(
  tx: Tx,
  clientId: string,
  id: string,
  without: readonly string[],
): Promise<OutboxView | undefined> {
  return messagesOf(tx, clientId, without).where("o.id", "=", id).executeTakeFirst();
}

/** Puts a message that failed back into the queue; false when it has not failed. */
export async function requeue(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const requeued = await tx
    .updateTable("outbox_messages")
    .set({ state: "queued", last_error: null })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .where("state", "in", ["failed", "dead"])
    .executeTakeFirst();
  return requeued.numUpdatedRows > 0n;
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

/** Addressee of a message; nobody once they are deleted. */
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
    .leftJoin("client_branding as l", "l.client_id", "c.id")
    .select(["c.name", "c.time_zone", "l.primary_color", "l.default_locale"])
    .where("c.id", "=", clientId)
    .executeTakeFirst();
}
