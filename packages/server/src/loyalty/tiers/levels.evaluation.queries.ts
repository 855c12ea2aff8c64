import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { audited, credited } from "./levels.sums.queries.ts";
import type { EvaluatedReview } from "./rules/evaluate-level.ts";

export interface EvaluatedCampaign {
  title: Partial<Record<Locale, string>>;
  published: boolean;
  settled: boolean;
  thresholds: Record<LevelAbove, number>;
}

/** A campaign with what its levels ask: it has them from its first row on, and nobody may take them away. */
export async function loadEvaluatedCampaign(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
): Promise<EvaluatedCampaign | undefined> {
  const { rows } = await sql<EvaluatedCampaign>`
    select c.title, c.state not in ('draft', 'validated') as published, c.state = 'settled' as settled,
           (select jsonb_object_agg(l.level, l.threshold) from campaign_levels l
            where l.client_id = c.client_id and l.campaign_id = c.id) as thresholds
    from campaigns c where c.client_id = ${campaign.clientId} and c.id = ${campaign.campaignId}`.execute(tx);
  return rows[0];
}

export interface EvaluatedPersonRow {
  user_id: string;
  country: Country;
  locale: Locale;
  level: Level;
  granted_here: boolean;
  experience: number;
  active: boolean;
  begun: boolean;
  reviews: EvaluatedReview[];
}

/** Facts on these people's reviews in a campaign, by their ids; who left the client is not among them. */
export async function peopleToEvaluate(
  tx: Tx,
  campaign: { clientId: string; campaignId: string; now: Date },
  userIds: readonly string[],
): Promise<EvaluatedPersonRow[]> {
  const { clientId, campaignId, now } = campaign;
  const { rows } = await sql<EvaluatedPersonRow>`
    select m.user_id, coalesce(e.country, m.country) as country, coalesce(u.locale, k.default_locale) as locale,
           coalesce(p.level, 'basic') as level,
           exists (select from level_changes g where g.client_id = m.client_id and g.user_id = m.user_id
             and g.campaign_id = ${campaignId} and g.cause = 'granted' and g.to_level = p.level) as granted_here,
           ${credited(sql`m.client_id`, sql`${campaignId}::uuid`, sql`m.user_id`)} as experience,
           m.status = 'active' as active,
           coalesce(w.begins_at <= ${now}, false) as begun,
           (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'state', r.state,
              'from', r.from_level, 'to', r.to_level, 'threshold', r.threshold, 'experience', r.experience)
              order by r.opened_at, r.id), '[]')
            from level_reviews r where r.client_id = m.client_id and r.campaign_id = ${campaignId}
              and r.user_id = m.user_id) as reviews
    from memberships m
    join users u on u.id = m.user_id and u.deleted_at is null
    join client_branding k on k.client_id = m.client_id
    left join person_levels p on p.client_id = m.client_id and p.user_id = m.user_id
    left join campaign_enrolments e
      on e.client_id = m.client_id and e.campaign_id = ${campaignId} and e.user_id = m.user_id
    left join campaign_countries w on w.client_id = m.client_id and w.campaign_id = ${campaignId}
      and w.country = coalesce(e.country, m.country)
    where m.client_id = ${clientId} and m.user_id = any (${[...userIds]}::uuid[])
    order by m.user_id`.execute(tx);
  return rows;
}

export interface NewReview {
  clientId: string;
  userId: string;
  campaignId: string;
  country: Country;
  kind: EvaluatedReview["kind"];
  from: Level;
  to: Level;
  threshold: number;
  experience: number;
  now: Date;
}

/** Opens a review; undefined when another process has just done so. */
export async function insertReview(tx: Tx, review: NewReview): Promise<string | undefined> {
  const { clientId, userId, campaignId, country, kind, from, to, threshold, experience, now } = review;
  const { rows } = await sql<{ id: string }>`
    insert into level_reviews (client_id, user_id, campaign_id, country, kind, from_level, to_level, state, threshold,
      experience, audited, opened_at)
    values (${clientId}, ${userId}, ${campaignId}, ${country}, ${kind}, ${from}, ${to}, 'eligible', ${threshold},
      ${experience}, ${audited(sql`${clientId}::uuid`, sql`${campaignId}::uuid`, sql`${userId}::uuid`)}, ${now})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** People with something open in a campaign that is settled: nobody decides on it any more. */
export async function openInSettled(
  tx: Tx,
): Promise<{ clientId: string; campaignId: string; userIds: string[] }[]> {
  const { rows } = await sql<{ clientId: string; campaignId: string; userIds: string[] }>`
    select r.client_id as "clientId", r.campaign_id as "campaignId",
           (array_agg(distinct r.user_id order by r.user_id))[:500] as "userIds"
    from level_reviews r
    join campaigns c on c.client_id = r.client_id and c.id = r.campaign_id and c.state = 'settled'
    where r.state in ('eligible', 'under_review', 'appealed')
    group by r.client_id, r.campaign_id order by 1, 2 limit 100`.execute(tx);
  return rows;
}
