import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ParticipantFacts } from "./rules/left-out.ts";

/**
 * Clients with something to count: people touched, postings newer than what the last look saw, or one of a database
 * transaction that was running then. The newest is asked for: whether any is there would be a walk.
 */
export async function clientsToRecount(tx: Tx): Promise<string[]> {
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

/** A person of a campaign, with what decides whether the ranking has them. */
export interface TouchedPerson extends ParticipantFacts {
  campaignId: string;
  userId: string;
}

/**
 * Takes at most so many people of a client whose standing may have changed, or, when more than so many postings wait, only
 * notes whom they touched; undefined while another process does. Their facts are as new as what touched them.
 */
export async function takeTouched(
  tx: Tx,
  clientId: string,
  { people, postings }: { people: number; postings: number },
): Promise<{ touched: TouchedPerson[]; more: boolean; noted: boolean } | undefined> {
  type End = { campaignId: null; more: boolean; noted: boolean };
  const { rows } = await sql<TouchedPerson | End>`
    select campaign_id as "campaignId", user_id as "userId", enrolled, status, account_deleted as "accountDeleted",
           more, noted
    from standings_take(${clientId}, ${people}, ${postings})`.execute(tx);
  const end = rows.find((row) => row.campaignId === null);
  if (!end) return undefined;
  return { touched: rows.filter((row) => row.campaignId !== null), more: end.more, noted: end.noted };
}

/** People of a campaign. */
export interface CampaignPeople {
  campaignId: string;
  userIds: string[];
}

/** Writes what people have reached and moves counts and sums along; answers whose experience changed. */
export async function countPeople(
  tx: Tx,
  clientId: string,
  people: readonly { campaignId: string; userId: string; listed: boolean }[],
  now: Date,
): Promise<CampaignPeople[]> {
  const { rows } = await sql<CampaignPeople>`
    select campaign_id as "campaignId", array_agg(user_id) as "userIds"
    from standings_count(${clientId}, ${people.map(({ campaignId }) => campaignId)}::uuid[],
      ${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ listed }) => listed)}::boolean[], ${now})
    group by campaign_id`.execute(tx);
  return rows;
}
