import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { documentPattern } from "./erasing.queries.ts";
import type { ExportedColumns } from "./register/shape.ts";

/** Rows of one table an export has at most. */
export const rowsShown = 20_000;

/** Rows about a person, as the register shows it. Works in system scope: all their clients. */
export async function rowsAbout(
  tx: Tx,
  userId: string,
  table: string,
  { key, of: ownerTable, by: ownerColumn, columns, names = {} }: ExportedColumns,
): Promise<Record<string, unknown>[]> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const fields = columns.map((column) => {
    const name = names[column];
    if (!name) return sql`${sql.ref(`t.${column}`)}`;
    const [other, label] = name;
    return sql`(select to_jsonb(${sql.ref(`n.${label}`)}) from ${sql.table(other)} n
      where n.id = ${sql.ref(`t.${column}`)} limit 1) as ${sql.id(column)}`;
  });
  const about =
    ownerTable && ownerColumn
      ? sql`${sql.ref(`t.${key}`)} in (select o.id from ${sql.table(ownerTable)} o where ${sql.ref(`o.${ownerColumn}`)} = ${userId}::uuid)`
      : sql`${sql.ref(`t.${key}`)} = ${userId}::uuid`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(fields)} from ${sql.table(table)} t where ${about} order by t.ctid limit ${sql.lit(rowsShown)}`.execute(
    tx,
  );
  return rows;
}

/**
 * Support messages of a person from before they signed in, as an export shows it beside what they wrote since. From
 * their e-mail, once that is confirmed: everything. A message that only holds their document may be somebody else's:
 * that there is one, without what it says and who is to be answered.
 */
export async function writtenBeforeSignIn(
  tx: Tx,
  userId: string,
): Promise<Record<"support_requests" | "support_answers", Record<string, unknown>[]>> {
  const person = await tx
    .selectFrom("users")
    .select([
      "document",
      sql<string | null>`case when email_confirmed_at is not null then lower(email) end`.as("email"),
    ])
    .where("id", "=", userId)
    .executeTakeFirst();
  const { email = null, document = null } = person ?? {};
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const { rows: requests } = await sql<Record<string, unknown>>`
    select c.name as client_id, r.number, r.topic, case when t.own then r.message end as message,
      case when t.own then r.answer_to end as answer_to, r.created_at, r.answered_at
    from support_requests r join clients c on c.id = r.client_id
    cross join lateral (select coalesce(lower(r.answer_to) = ${email}::text, false) as own) t
    where r.user_id is null and (t.own or r.message ~* ${documentPattern(document)}::text)
    order by r.created_at limit ${rowsShown}`.execute(tx);
  const { rows: answers } = await sql<Record<string, unknown>>`
    select a.message, a.sent_at from support_answers a join support_requests r on r.id = a.request_id
    where r.user_id is null and lower(r.answer_to) = ${email}::text order by a.sent_at limit ${rowsShown}`.execute(
    tx,
  );
  return { support_requests: requests, support_answers: answers };
}
