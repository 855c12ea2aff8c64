import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Shown } from "./register/shape.ts";

/** Rows of one table an export has at most. */
export const rowsShown = 20_000;

/** What a table says about somebody, as the register shows it. Works in system scope: all their clients. */
export async function rowsAbout(
  tx: Tx,
  userId: string,
  table: string,
  { key, of, by, columns, names = {} }: Shown,
): Promise<Record<string, unknown>[]> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const said = columns.map((column) => {
    const name = names[column];
    if (!name) return sql`${sql.ref(`t.${column}`)}`;
    const [other, label] = name;
    return sql`(select to_jsonb(${sql.ref(`n.${label}`)}) from ${sql.table(other)} n
      where n.id = ${sql.ref(`t.${column}`)} limit 1) as ${sql.id(column)}`;
  });
  const about =
    of && by
      ? sql`${sql.ref(`t.${key}`)} in (select o.id from ${sql.table(of)} o where ${sql.ref(`o.${by}`)} = ${userId}::uuid)`
      : sql`${sql.ref(`t.${key}`)} = ${userId}::uuid`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(said)} from ${sql.table(table)} t where ${about} order by t.ctid limit ${sql.lit(rowsShown)}`.execute(
    tx,
  );
  return rows;
}
