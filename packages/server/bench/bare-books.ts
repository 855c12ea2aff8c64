// Rows of the product written by hand: tables of the same columns, indexes and references, without guards and row
// security, and the statements that fill them.
import type pg from "pg";
import type { Award } from "../src/loyalty/ledger/index.ts";

export const ledgerTables = [
  "ledger_accounts",
  "ledger_transactions",
  "ledger_entries",
  "ledger_lots",
] as const;

/** Makes `bare_<name>` of each table; rows that refer to others of these do so here too. */
export async function copyTables(pool: pg.Pool, names: readonly string[]): Promise<void> {
  for (const name of names) await pool.query(`create table bare_${name} (like ${name} including all)`);
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any ($1::text[]::regclass[])`,
    [names],
  );
  const copied = new RegExp(`REFERENCES (${names.join("|")})\\b`);
  for (const { name, definition } of rows)
    await pool.query(`alter table bare_${name} add ${definition.replace(copied, "REFERENCES bare_$1")}`);
}

/** The accounts of a client as they stand. */
export async function copyAccounts(pool: pg.Pool, clientId: string): Promise<void> {
  await pool.query(
    "insert into bare_ledger_accounts overriding system value select * from ledger_accounts where client_id = $1",
    [clientId],
  );
}

export async function dropTables(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await pool.query(`drop table ${names.map((name) => `bare_${name}`).join(", ")}`);
}

/** An award in one statement, its accounts there already. */
export const bareAward = `
  with header as (
    insert into bare_ledger_transactions (client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
      occurred_at, posted_at, details) values ($1, $2, $3, 'award', $4, $5, $6, $7, $8, $8, $9) returning id
  ), points as (
    update bare_ledger_accounts set balance = balance + $10::bigint, version = version + 1, earned = earned + $10::bigint
    where client_id = $1 and user_id = $5 and pot_id = $4 and unit = 'PTS' and kind = 'uncleared'
    returning id, balance, version
  ), experience as (
    update bare_ledger_accounts set balance = balance + $11::bigint, version = version + 1, earned = earned + $11::bigint
    where client_id = $1 and user_id = $5 and pot_id = $4 and unit = 'XP' and kind = 'xp'
    returning id, balance, version
  ), issued as (
    select id, unit from bare_ledger_accounts where client_id = $1 and user_id is null and pot_id = $4 and kind = 'issuance'
  ), entries as (
    insert into bare_ledger_entries (transaction_id, line, client_id, account_id, amount, balance_after, account_version)
      select header.id, 1, $1::uuid, issued.id, -$10::bigint, null, null from header, issued where unit = 'PTS'
      union all select header.id, 2, $1, points.id, $10, points.balance, points.version from header, points
      union all select header.id, 3, $1, issued.id, -$11::bigint, null, null from header, issued where unit = 'XP'
      union all select header.id, 4, $1, experience.id, $11, experience.balance, experience.version
        from header, experience
  )
  insert into bare_ledger_lots (client_id, pot_id, user_id, transaction_id, source_type, source_id, earned_at, expires_at,
      audit, original, open, experience)
    select $1, $4, $5, id, $6, $7, $8, $12, 'awaiting', $10, $10, $11 from header`;

/** Values of an award for it. */
export const valuesOf = (award: Award): unknown[] => [
  ...[award.clientId, award.key, Buffer.alloc(32), award.potId, award.userId, award.source.type],
  ...[award.source.id, award.now, award.details, award.points, award.experience, award.expiresAt],
];
