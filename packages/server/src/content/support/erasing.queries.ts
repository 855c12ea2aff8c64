import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Requests of somebody: written signed in, or at the door from one of their addresses (lower case). */
export async function requestsWrittenBy(
  tx: Tx,
  userId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from support_requests r
    where r.user_id = ${userId} or lower(r.answer_to) = any(${[...addresses]}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Erases what was written at the door from these addresses (lower case), with its answers. */
export async function eraseRequestsFrom(tx: Tx, addresses: readonly string[]): Promise<void> {
  const atTheDoor = sql`select r.id from support_requests r
    where r.user_id is null and lower(r.answer_to) = any(${[...addresses]}::text[])`;
  await sql`update support_answers set message = '—' where request_id in (${atTheDoor})`.execute(tx);
  await sql`update support_requests set name = '—', answer_to = '—', message = '—' where id in (${atTheDoor})`.execute(
    tx,
  );
}

/** Erases what matches a pattern from requests and answers of anybody. */
export async function eraseFromRequests(tx: Tx, pattern: string): Promise<void> {
  await sql`update support_requests set message = regexp_replace(message, ${pattern}, '—', 'gi')
    where message ~* ${pattern}`.execute(tx);
  await sql`update support_answers set message = regexp_replace(message, ${pattern}, '—', 'gi')
    where message ~* ${pattern}`.execute(tx);
}
