import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Hashed content of a transaction and its entries, in a text that depends on no setting. No names in it: persons are
 * ids, and the ids lead nowhere once a person is deleted.
 */
const hashOfRow = sql`sha256(convert_to(jsonb_build_array(
  t.id, t.client_id, t.key, encode(t.request_hash, 'hex'), t.type, t.pot_id, t.user_id, t.source_type, t.source_id,
  t.rule_set_version_id, extract(epoch from t.occurred_at), extract(epoch from t.posted_at), t.actor_id, t.reason,
  t.details, t.reverses, t.made_in::text,
  (select jsonb_agg(jsonb_build_array(e.line, e.client_id, e.account_id, e.amount, e.balance_after, e.account_version)
     order by e.line) from ledger_entries e where e.transaction_id = t.id))::text, 'UTF8'))`;

export interface SealRow {
  number: number;
  firstMadeIn: string;
  endMadeIn: string;
  transactionIds: string[];
  hashes: Buffer[];
  previous: Buffer;
  hash: Buffer;
}

/** Clients with transactions behind their last seal. The newest is asked for: whether any is there would be a walk. */
export async function clientsToSeal(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from clients c
    where (
      select t.made_in from ledger_transactions t
      where t.client_id = c.id and t.made_in < pg_snapshot_xmin(pg_current_snapshot())
      order by t.made_in desc, t.id desc limit 1) >= coalesce(
        (select end_made_in from ledger_seals s where s.client_id = c.id order by number desc limit 1), '0'::xid8)
    order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** One sealer per client at a time; false when another is at it. */
export async function takeSealer(tx: Tx, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('ledger.seal ' || ${clientId}, 0)) as taken`.execute(
    tx,
  );
  return rows[0]?.taken ?? false;
}

const columns = sql`number, first_made_in::text as "firstMadeIn", end_made_in::text as "endMadeIn",
  transaction_ids as "transactionIds", hashes, previous, hash`;

export async function lastSeal(tx: Tx, clientId: string): Promise<SealRow | undefined> {
  const { rows } = await sql<SealRow>`
    select ${columns} from ledger_seals where client_id = ${clientId} order by number desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** The seal that follows a number; 0 for the first. */
export async function sealAfter(tx: Tx, clientId: string, number: number): Promise<SealRow | undefined> {
  const { rows } = await sql<SealRow>`
    select ${columns} from ledger_seals
    where client_id = ${clientId} and number > ${number} order by number limit 1`.execute(tx);
  return rows[0];
}

export interface HashedRow {
  id: string;
  key: string;
  hash: Buffer;
}

/**
 * The next transactions to seal and where their block ends: about `size`, and what one database transaction made is never
 * parted. Only what is older than the oldest database transaction
 * still running: nothing can join behind that line any more. (By ids it would not be so: they are given before commit.)
 */
export async function nextBlock(
  tx: Tx,
  clientId: string,
  { from, size }: { from: string; size: number },
): Promise<{ end: string; rows: HashedRow[] } | undefined> {
  const result = await sql<{ end: string | null }>`
    with ahead as (
      select made_in, row_number() over (order by made_in, id) as at
      from (select made_in, id from ledger_transactions
            where client_id = ${clientId} and made_in >= ${from}::xid8
              and made_in < pg_snapshot_xmin(pg_current_snapshot())
            order by made_in, id limit ${size + 1}) first
    ), ends as (
      select min(made_in::text::numeric) as first, max(made_in::text::numeric) as last, count(*) as n from ahead
    )
    select case when n = 0 then null
                when n <= ${size} or first = last then (last + 1)::text
                else last::text end as end
    from ends`.execute(tx);
  const end = result.rows[0]?.end;
  if (!end) return undefined;
  return { end, rows: await hashedBetween(tx, clientId, from, end) };
}

/** The transactions of a block, hashed as they stand now. */
export async function hashedBetween(
  tx: Tx,
  clientId: string,
  from: string,
  end: string,
): Promise<HashedRow[]> {
  const { rows } = await sql<HashedRow>`
    select t.id::text as id, t.key, ${hashOfRow} as hash from ledger_transactions t
    where t.client_id = ${clientId} and t.made_in >= ${from}::xid8 and t.made_in < ${end}::xid8
    order by t.made_in, t.id`.execute(tx);
  return rows;
}

/** Keeps a seal and brings the sums of the programme's accounts up to it. */
export async function insertSeal(tx: Tx, clientId: string, seal: SealRow, now: Date): Promise<void> {
  const ids = sql`${seal.transactionIds}::bigint[]`;
  await sql`
    insert into ledger_seals (client_id, number, first_made_in, end_made_in, transaction_ids, hashes, previous, hash,
        sealed_at)
      values (${clientId}, ${seal.number}, ${seal.firstMadeIn}::xid8, ${seal.endMadeIn}::xid8, ${ids},
        ${seal.hashes}::bytea[], ${seal.previous}, ${seal.hash}, ${now})`.execute(tx);
  await sql`
    insert into ledger_rollups as r (client_id, account_id, seal_number, end_made_in, balance)
      select ${clientId}::uuid, account_id, ${seal.number}::integer, ${seal.endMadeIn}::xid8, sum(amount)
      from ledger_entries where transaction_id = any(${ids}) and account_version is null
      group by account_id order by account_id
    on conflict (account_id) do update set balance = r.balance + excluded.balance,
      seal_number = excluded.seal_number, end_made_in = excluded.end_made_in`.execute(tx);
}
