import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Clients with something to count: people touched, postings newer than what the last look saw, or one of a database
 * transaction that was running then. The newest is asked for: whether any is there would be a walk.
 */
export async function clientsToFold(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from clients c left join standings_read r on r.client_id = c.id
    where exists (select from standing_touched t where t.client_id = c.id)
      or (select t.made_in from ledger_transactions t
          where t.client_id = c.id order by t.made_in desc, t.id desc limit 1)
        >= coalesce(pg_snapshot_xmax(r.seen), '0'::xid8)
      or exists (
        select from pg_snapshot_xip(r.seen) as running (made_in) cross join lateral (
          select from ledger_transactions t where t.client_id = c.id and t.made_in = running.made_in
          order by t.made_in, t.id limit 1) found)
    order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** People of a campaign. */
export interface CampaignPeople {
  campaignId: string;
  userIds: string[];
}

/**
 * Counts at most so many people of a client, or, when more than so many postings wait, only notes whom they touched;
 * undefined while another process does.
 */
export async function foldSome(
  tx: Tx,
  clientId: string,
  { people, postings, now }: { people: number; postings: number; now: Date },
): Promise<{ experienceChanged: CampaignPeople[]; more: boolean; noted: boolean } | undefined> {
  const { rows } = await sql<{ campaignId: string | null; userIds: string[]; more: boolean; noted: boolean }>`
    select campaign_id as "campaignId", array_agg(user_id) as "userIds", coalesce(bool_or(more), false) as more,
           coalesce(bool_or(noted), false) as noted
    from standings_fold(${clientId}, ${people}, ${postings}, ${now}) group by campaign_id`.execute(tx);
  const end = rows.find(({ campaignId }) => campaignId === null);
  if (!end) return undefined;
  const experienceChanged = rows.flatMap(({ campaignId, userIds }) =>
    campaignId ? [{ campaignId, userIds }] : [],
  );
  return { experienceChanged, more: end.more, noted: end.noted };
}
