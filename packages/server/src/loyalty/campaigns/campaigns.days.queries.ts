import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type CountedDay = { day: string; awarded: number; reversed: number };

/** Movements of campaigns alone: the partner programme has no days. */
const moved = sql`
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.user_id is null and a.unit = 'PTS'
    and a.kind in ('issuance', 'reversed')`;
const sumOf = (kind: string, sign: "" | "-" = "") =>
  sql`coalesce(${sql.raw(sign)}sum(e.amount) filter (where a.kind = ${sql.lit(kind)}), 0)::bigint`;
const awarded = sumOf("issuance", "-");
const reversed = sumOf("reversed");

/** All that moved on a day, by the columns it is kept in: the programme's accounts, then people's own. */
const movements = {
  awarded,
  reversed,
  adjusted: sumOf("adjustment", "-"),
  redeemed: sql`coalesce(sum(e.amount) filter (where a.kind = 'redeemed' and e.amount > 0), 0)::bigint`,
  refunded: sql`coalesce(-sum(e.amount) filter (where a.kind = 'redeemed' and e.amount < 0), 0)::bigint`,
  expired: sumOf("expired"),
  transferred: sumOf("transferred"),
  forgiven: sumOf("writeoff", "-"),
  uncleared: sumOf("uncleared"),
  cleared: sumOf("cleared"),
  held: sumOf("held"),
  debt: sumOf("debt"),
};
const columns = Object.keys(movements).map((name) => sql.ref(name));
const all = sql`
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.unit = 'PTS'`;

export interface DaysOf {
  clientId: string;
  campaignId: string;
  timeZone: string;
}

/** Days of a campaign as they were counted, and from which posting on they were not. */
export async function countedDays(
  tx: Tx,
  { clientId, campaignId, timeZone }: DaysOf,
): Promise<{ days: CountedDay[]; countedTo: string }> {
  const { rows } = await sql<{ countedTo: string; day: string | null; awarded: number; reversed: number }>`
    select k.counted_to::text as "countedTo", d.day, d.awarded, d.reversed
    from campaign_days_counted k
    left join campaign_days d on d.client_id = k.client_id and d.campaign_id = ${campaignId}
    where k.client_id = ${clientId} and k.time_zone = ${timeZone}
    order by d.day`.execute(tx);
  const days = rows.flatMap(({ day, awarded, reversed }) => (day ? [{ day, awarded, reversed }] : []));
  return { days, countedTo: rows[0]?.countedTo ?? "0" };
}

/** The same from the ledger, of what was posted from there on. */
export async function daysFrom(
  tx: Tx,
  { clientId, campaignId, timeZone }: DaysOf,
  countedTo: string,
): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select (t.posted_at at time zone ${timeZone})::date as day, ${awarded} as awarded, ${reversed} as reversed
    from ledger_transactions t ${moved}
    where t.client_id = ${clientId} and t.pot_id = ${campaignId} and t.made_in >= ${countedTo}::xid8
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** Clients whose newest posting nobody has counted yet, or whose days begin at another hour by now. */
export async function clientsToCount(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from clients c left join campaign_days_counted k on k.client_id = c.id
    where k.time_zone <> c.time_zone
      or (select t.made_in from ledger_transactions t
          where t.client_id = c.id and t.made_in < pg_snapshot_xmin(pg_current_snapshot())
          order by t.made_in desc, t.id desc limit 1) >= coalesce(k.counted_to, '0'::xid8)
    order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface CountWindow {
  timeZone: string;
  /** Where the count before ended; null: it begins anew. */
  from: string | null;
  /** Before the oldest database transaction that still runs: nothing can join behind it any more. */
  to: string;
  /** Whether it ends before that, since too many postings lie in between for one count. */
  more: boolean;
}

/**
 * Where a count of about so many postings begins and ends, what one database transaction made never parted; undefined
 * while another process counts.
 */
export async function takeCount(
  tx: Tx,
  clientId: string,
  postings: number,
): Promise<CountWindow | undefined> {
  const taken = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('campaigns.count_days ' || ${clientId}, 0)) as taken`.execute(
    tx,
  );
  if (!taken.rows[0]?.taken) return undefined;
  const { rows } = await sql<CountWindow>`
    select c.time_zone as "timeZone", k.counted_to::text as "from",
           coalesce(part.ends, pg_snapshot_xmin(pg_current_snapshot()))::text as "to",
           part.ends is not null as more
    from clients c
    left join campaign_days_counted k on k.client_id = c.id and k.time_zone = c.time_zone
    cross join lateral (
      select ledger_part_end(c.id, coalesce(k.counted_to, '0'::xid8), ${postings}) as ends) as part
    where c.id = ${clientId}`.execute(tx);
  return rows[0];
}

/**
 * Adds what was posted in between to its days. A plan made while the ledger was small is kept while it grows: entries are
 * fetched posting by posting, and summed by account before their accounts are asked for, of which there are few, so that
 * no plan reads more than once for each account what it took for empty.
 */
export async function addDays(tx: Tx, clientId: string, { timeZone, from, to }: CountWindow): Promise<void> {
  if (from === null) await tx.deleteFrom("campaign_days").where("client_id", "=", clientId).execute();
  const added = columns.map((column) => sql`${column} = d.${column} + excluded.${column}`);
  await sql`
    with t as materialized (
      select id, pot_id, (posted_at at time zone ${timeZone})::date as day from ledger_transactions
      where client_id = ${clientId} and made_in >= coalesce(${from}, '0')::xid8 and made_in < ${to}::xid8
    ), e as materialized (
      select t.pot_id, t.day, e.account_id, sum(e.amount) as amount
      from t
      cross join lateral (
        select e.account_id, e.amount from ledger_entries e where e.transaction_id = t.id offset 0) e
      group by t.pot_id, t.day, e.account_id, e.amount > 0)
    insert into campaign_days as d (client_id, campaign_id, day, ${sql.join(columns)})
      select c.client_id, c.id, e.day, ${sql.join(Object.values(movements))}
      from e
      join campaigns c on c.client_id = ${clientId} and c.id = e.pot_id
      join ledger_accounts a on a.id = e.account_id and a.unit = 'PTS'
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, campaign_id, day) do update set ${sql.join(added)}`.execute(tx);
  await sql`
    insert into campaign_days_counted (client_id, counted_to, time_zone)
      values (${clientId}, ${to}::xid8, ${timeZone})
    on conflict (client_id) do update set counted_to = excluded.counted_to, time_zone = excluded.time_zone`.execute(
    tx,
  );
}

/** Campaigns whose counted days are not the sums of what the ledger holds up to there, each in words. */
export async function wrongDays(tx: Tx): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const sums = (table: string) =>
    sql`array[${sql.join(columns.map((column) => sql`coalesce(${sql.ref(table)}.${column}, 0)`))}]`;
  const named = Object.entries(movements).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`);
  const { rows } = await sql<{ fault: string }>`
    select 'campaign ' || coalesce(d.campaign_id, s.campaign_id) || ', ' || coalesce(d.day, s.day) || ': counted '
      || ${sums("d")}::text || ', the ledger ' || ${sums("s")}::text as fault
    from campaign_days d
    full join (
      select c.client_id, c.id as campaign_id, (t.posted_at at time zone k.time_zone)::date as day, ${sql.join(named)}
      from campaign_days_counted k
      join campaigns c on c.client_id = k.client_id
      join ledger_transactions t on t.client_id = c.client_id and t.pot_id = c.id and t.made_in < k.counted_to
      ${all}
      group by 1, 2, 3
    ) s on s.client_id = d.client_id and s.campaign_id = d.campaign_id and s.day = d.day
    where ${sums("d")} <> ${sums("s")}
    limit 20`.execute(tx);
  return rows.map(({ fault }) => fault);
}

/** Says when all days were last brought up to date: figures read from them are that old. */
export async function noteDaysCounted(tx: Tx, at: Date): Promise<void> {
  await sql`
    insert into figures_counted (kind, counted_to, counted_at)
      values ('days', pg_snapshot_xmin(pg_current_snapshot()), ${at})
    on conflict (kind) do update set counted_to = excluded.counted_to, counted_at = excluded.counted_at`.execute(
    tx,
  );
}
