import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Sales and photos of a campaign that nobody has decided on yet. */
export async function waitingReports(tx: Tx, clientId: string, campaignId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from claims c where c.client_id = ${clientId} and c.campaign_id = ${campaignId}
             and c.state in ('submitted', 'in_review', 'resubmitted', 'appealed'))
         + (select count(*) from store_photos p where p.client_id = ${clientId} and p.campaign_id = ${campaignId}
             and p.state in ('submitted', 'in_review', 'resubmitted', 'appealed')) as waiting`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

export interface CountedDay {
  day: string;
  awarded: number;
  reversed: number;
}

/** Days that were counted when they were over. */
export async function countedDays(tx: Tx, clientId: string, campaignId: string): Promise<CountedDay[]> {
  return tx
    .selectFrom("campaign_days")
    .select(["day", "awarded", "reversed"])
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .orderBy("day")
    .execute();
}

/** Points given and taken back since a moment, by the days of the programme's zone, from the ledger itself. */
export async function daysSince(
  tx: Tx,
  asked: { clientId: string; campaignId: string; timeZone: string; since: Date },
): Promise<CountedDay[]> {
  const { clientId, campaignId, timeZone, since } = asked;
  const { rows } = await sql<CountedDay>`
    select (t.posted_at at time zone ${timeZone})::date as day,
           coalesce(-sum(e.amount) filter (where a.kind = 'issuance'), 0)::bigint as awarded,
           coalesce(sum(e.amount) filter (where a.kind = 'reversed'), 0)::bigint as reversed
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.client_id = ${clientId} and a.user_id is null and a.pot_id = ${campaignId} and a.unit = 'PTS'
      and a.kind in ('issuance', 'reversed') and t.posted_at >= ${since}
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** Keeps days that are over. */
export async function keepDays(
  tx: Tx,
  clientId: string,
  campaignId: string,
  days: readonly CountedDay[],
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto("campaign_days")
    .values(days.map((day) => ({ client_id: clientId, campaign_id: campaignId, ...day })))
    .onConflict((conflict) => conflict.columns(["client_id", "campaign_id", "day"]).doNothing())
    .execute();
}

export interface CountedCampaign {
  id: string;
  client_id: string;
  time_zone: string;
}

/** Campaigns in which points still move. */
export async function campaignsToCount(tx: Tx): Promise<CountedCampaign[]> {
  return tx
    .selectFrom("campaigns as c")
    .innerJoin("clients as k", "k.id", "c.client_id")
    .select(["c.id", "c.client_id", "k.time_zone"])
    .where("c.state", "in", ["running", "ended"])
    .orderBy("c.id")
    .execute();
}

export async function zoneOf(tx: Tx, clientId: string): Promise<string> {
  const row = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
