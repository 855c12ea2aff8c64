import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import type { CodeRequests } from "./rules/code-wait.ts";

export type CodePurpose = Selectable<Tables["code_requests"]>["purpose"];
export type CodeChannel = Selectable<Tables["code_requests"]>["channel"];

/** Lock on the same person or number, for as long as a transaction asks. */
export async function lockMarks(tx: Tx, marks: readonly Buffer[]): Promise<void> {
  const keys = marks.map((mark) => mark.readBigInt64BE(0)).toSorted((a, b) => (a < b ? -1 : 1));
  for (const key of keys) await sql`select pg_advisory_xact_lock(${String(key)}::bigint)`.execute(tx);
}

/** Requests since then; messages that will never arrive do not count where `forgiving`. */
export async function countRequestsSince(
  tx: Tx,
  marks: { subject: Buffer; recipient: Buffer },
  since: Date,
  forgiving: boolean,
): Promise<CodeRequests> {
  const { subject, recipient } = marks;
  const { rows } = await sql<CodeRequests>`
    select count(*)::integer as count, min(asked_at) as oldest, max(asked_at) as newest
      from code_requests r
     where asked_at > ${since}
       and (subject_mark = ${subject} or recipient_mark = ${recipient})
       and not (${forgiving} and exists (
         select from outbox_messages o where o.id = r.message_id and o.state = 'dead'))`.execute(tx);
  return rows[0] ?? { count: 0, oldest: null, newest: null };
}

interface NewRequest {
  purpose: CodePurpose;
  channel: CodeChannel;
  token_hash: Buffer | null;
  user_id: string | null;
  client_id: string | null;
  recipient: string | null;
  locale: Locale;
  subject_mark: Buffer;
  recipient_mark: Buffer;
  asked_at: Date;
  expires_at: Date;
}

export async function insertRequest(tx: Tx, row: NewRequest): Promise<string> {
  const { id } = await tx.insertInto("code_requests").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A request that waits to be sent, locked; undefined when it was. */
export function requestToSend(tx: Tx, id: string) {
  return tx
    .selectFrom("code_requests")
    .select([
      "id",
      "purpose",
      "channel",
      "user_id",
      "client_id",
      "recipient",
      "locale",
      "asked_at",
      "expires_at",
    ])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether something of the same purpose went to the person a moment ago, under whatever name it was asked for. */
export async function sentSince(tx: Tx, userId: string, purpose: CodePurpose, since: Date): Promise<boolean> {
  const sent = await tx
    .selectFrom("code_requests")
    .select("id")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("sent_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

/** Fate of a request; `sentAt` is null where nothing was sent. */
export async function noteSent(
  tx: Tx,
  id: string,
  sent: { messageId: string | null; codeHash: Buffer | null; sentAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("code_requests")
    .set({ message_id: sent.messageId, code_hash: sent.codeHash, sent_at: sent.sentAt })
    .where("id", "=", id)
    .execute();
}

export interface TriedRequest {
  id: string;
  userId: string | null;
  clientId: string | null;
  recipient: string | null;
  codeHash: Buffer | null;
  /** The message will never arrive. */
  isDead: boolean;
  /** The door's client lets §messages#revealing-messages's plain messages through. */
  isPlain: boolean;
}

/** Takes one of a request's tries; undefined when there is none left, or the request is used, over, or another's. */
export async function takeTry(
  tx: Tx,
  attempt: { tokenHash: Buffer; purpose: CodePurpose; userId: string | null; tries: number; now: Date },
): Promise<TriedRequest | undefined> {
  const { tokenHash, purpose, userId, tries, now } = attempt;
  const { rows } = await sql<TriedRequest>`
    update code_requests r set tries = tries + 1
     where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
       and tries < ${tries} and (${userId}::uuid is null or user_id = ${userId})
    returning id, user_id as "userId", client_id as "clientId", recipient, code_hash as "codeHash",
      exists (select from outbox_messages o where o.id = r.message_id and o.state = 'dead') as "isDead",
      coalesce((select c.plain_sign_in_messages from clients c where c.id = r.client_id), false) as "isPlain"`.execute(
    tx,
  );
  return rows[0];
}

/** Uses a request up; false when somebody did before. */
export async function spend(tx: Tx, id: string, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable("code_requests")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

/** Forgets requests nothing counts any more. */
export async function forgetRequests(tx: Tx, askedBefore: Date, rows: number): Promise<number> {
  const gone = await sql`
    delete from code_requests where id in (
      select id from code_requests where asked_at < ${askedBefore} limit ${sql.lit(rows)})
    returning id`.execute(tx);
  return gone.rows.length;
}
