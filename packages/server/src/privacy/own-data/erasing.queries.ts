import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Writer } from "./erasing.support.queries.ts";
import type { PersonalRows } from "./register/shape.ts";

/** Least length of a searched word: shorter ones are in every text. */
const shortest = 4;

export function leavingOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("leavings")
    .select(["asked_at", "farewell_id", "erased_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function clientsOfLeaver(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("memberships")
    .select("client_id")
    .where("user_id", "=", userId)
    .orderBy("client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

/** By what somebody was known outside the columns that are theirs. */
export interface KnownBy {
  name: string;
  /** User name, e-mail, document and phones. */
  marks: string[];
  writer: Writer;
}

export async function knownBy(tx: Tx, userId: string): Promise<KnownBy> {
  const person = await tx
    .selectFrom("users")
    .select(["username", "email", "document", "phones"])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const marks = [person.username, person.email, person.document, ...Object.values(person.phones)];
  return {
    name: person.name,
    writer: {
      addresses: [person.username, person.email].filter((one) => one !== null),
      document: person.document,
    },
    marks: marks.filter((mark): mark is string => typeof mark === "string" && mark.length >= shortest),
  };
}

/** Erases a part of one step of the register; answers how many rows that were. */
export async function eraseStep(
  tx: Tx,
  userId: string,
  table: string,
  face: PersonalRows,
  most: number,
): Promise<number> {
  await patiently(tx);
  const { rows } = await sql<{ erased: number }>`
    select erase_of_person(${userId}::uuid, ${table}, ${JSON.stringify(face)}::jsonb, ${most}::integer) as erased`.execute(
    tx,
  );
  return rows[0]?.erased ?? 0;
}

/** Some of these tables are long, and nobody waits. */
async function patiently(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
}

/**
 * Traces of a person in rows of others: limits by what was typed at the door, answers kept for a repeat, notices that
 * say who decided, files they had made.
 */
export async function eraseTraces(tx: Tx, userId: string, { name, marks }: KnownBy): Promise<void> {
  await patiently(tx);
  const clients = await clientsOfLeaver(tx, userId);
  const words = [...marks, name].filter((word) => word.length >= shortest);
  if (words.length > 0) {
    await sql`delete from rate_limits r
      where exists (select from unnest(${marks}::text[]) w where strpos(r.key, lower(w)) > 0)`.execute(tx);
    // A repeat must not do it a second time: the key stays, what it answered goes.
    await sql`update idempotency_keys k set answer = '{"value": null}'
      where k.client_id = any(${clients}::uuid[])
        and exists (select from unnest(${words}::text[]) w where strpos(k.answer::text, w) > 0)`.execute(tx);
    await sql`update notifications n set params = jsonb_set(n.params, '{who}', '"—"')
      where n.client_id = any(${clients}::uuid[]) and n.params->>'who' = ${name}`.execute(tx);
  }
  await sql`delete from membership_invitations
    where email = any(${marks.map((mark) => mark.toLowerCase())}::text[])`.execute(tx);
  await sql`update exports set expires_at = least(expires_at, now()) where asked_by = ${userId}`.execute(tx);
}

/** Messages to somebody, by their id or to an address of theirs. True: the goodbye has not left yet, and waits. */
export async function eraseMessages(
  tx: Tx,
  userId: string,
  { marks }: KnownBy,
  farewellId: string | null,
): Promise<boolean> {
  await sql`delete from outbox_messages m
    where (m.user_id = ${userId} or lower(m.recipient) = any(${marks.map((mark) => mark.toLowerCase())}::text[]))
      and (m.id is distinct from ${farewellId}::uuid or m.state in ('sent', 'dead'))`.execute(tx);
  const left = await tx
    .selectFrom("outbox_messages")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return left !== undefined;
}

export async function noteErased(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("leavings")
    .set({ erased_at: now, farewell_id: null })
    .where("user_id", "=", userId)
    .execute();
}
