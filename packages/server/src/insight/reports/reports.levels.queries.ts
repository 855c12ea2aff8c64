import type { Level } from "@trilha/contract/core/level.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface Of {
  clientId: string;
  campaignId: string;
}

/** How many have each level now, of those signed up for a campaign. */
export async function peopleByLevel(tx: Tx, { clientId, campaignId }: Of): Promise<Map<string, number>> {
  const { rows } = await sql<{ level: string; people: number }>`
    select scope_key as level, sum(people)::bigint as people from standing_counts
    where client_id = ${clientId} and campaign_id = ${campaignId}::uuid and scope = 'level' and measure = 'experience'
    group by 1`.execute(tx);
  return new Map(rows.map(({ level, people }) => [level, people]));
}

export interface ReviewsRow {
  level: Level;
  eligible: number;
  waiting: number;
  granted: number;
  refused: number;
  lapsed: number;
}

/** Outcomes of everybody who came to a level's threshold in a campaign. */
export async function reviewsByLevel(tx: Tx, { clientId, campaignId }: Of): Promise<ReviewsRow[]> {
  const { rows } = await sql<ReviewsRow>`
    select to_level as level, count(*)::integer as eligible,
           count(*) filter (where state in ('eligible', 'under_review', 'appealed'))::integer as waiting,
           count(*) filter (where state = 'granted')::integer as granted,
           count(*) filter (where state = 'refused')::integer as refused,
           count(*) filter (where state = 'lapsed')::integer as lapsed
    from level_reviews
    where client_id = ${clientId} and campaign_id = ${campaignId}::uuid and kind = 'promotion'
    group by 1`.execute(tx);
  return rows;
}

/** How many signed up for a campaign. */
export async function enrolledIn(tx: Tx, { clientId, campaignId }: Of): Promise<number> {
  const { n } = await tx
    .selectFrom("campaign_enrolments")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  return n;
}
