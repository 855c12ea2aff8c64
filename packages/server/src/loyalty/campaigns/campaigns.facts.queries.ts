import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { mondayOf } from "@trilha/contract/core/zoned-days.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CounterScope } from "./rules/counter-rows.ts";

export interface FactsFilter {
  clientId: string;
  campaignId: string;
  userId: string;
  storeId: string | null;
  /** YYYY-MM-DD. */
  date: string;
}

export interface CampaignFactsRow {
  title: Partial<Record<Locale, string>>;
  state: CampaignState;
  reporting_days: number;
  settlement_days: number;
  sample_rate: number;
  country: Country | null;
  time_zone: string | null;
  begins_on: string | null;
  ends_on: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
  enrolment_id: string | null;
  brands: string[] | null;
  retailer_ids: string[] | null;
  store_ids: string[] | null;
  company_id: string | null;
  enrolled_at: Date | null;
  store_id: string | null;
  store_name: string | null;
  store_retailer_id: string | null;
  store_country: Country | null;
  store_zone: string | null;
  store_active: boolean | null;
  photos_allowed: boolean | null;
  group_ids: string[];
  level: Level;
  version_id: string | null;
  version: number | null;
  hash: string | null;
  day: number;
  week: number;
  campaign: number;
  store: number;
  budget: number;
}

/** One counter, found by its whole key: a campaign has a row for everybody on every day. */
function counted(scope: CounterScope, ownerId: string | null, period: string): RawBuilder<number> {
  return sql`coalesce((
    select n.points from earning_counters n
    where n.client_id = c.client_id and n.campaign_id = c.id and n.scope = ${scope}::text
      and n.owner_id = ${ownerId}::uuid and n.period = ${period}::text), 0)`;
}

/** The budget lies in shares, few rows side by side (`add_to_budget` in the database). */
const countedBudget = sql<number>`coalesce((
    select sum(n.points)::bigint from earning_counters n
    where n.client_id = c.client_id and n.campaign_id = c.id and n.scope = 'budget' and n.owner_id = c.id), 0)`;

/** All that judging a sale or an activity needs to know, in one statement: each is a row found by its key. */
export async function readFacts(tx: Tx, query: FactsFilter): Promise<CampaignFactsRow | undefined> {
  const { clientId, campaignId, userId, storeId, date } = query;
  const { rows } = await sql<CampaignFactsRow>`
    select c.title, c.state, c.reporting_days, c.settlement_days, c.sample_rate,
           w.country, w.time_zone, w.begins_on, w.ends_on, w.begins_at, w.ends_at,
           e.id as enrolment_id, e.brands, e.retailer_ids, e.store_ids, e.company_id, e.enrolled_at,
           s.id as store_id, s.name as store_name, s.retailer_id as store_retailer_id, s.country as store_country,
           s.time_zone as store_zone, s.active and r.active as store_active, s.photos_allowed,
           array(select g.group_id from store_group_stores g
                 where g.client_id = c.client_id and g.store_id = s.id order by g.group_id) as group_ids,
           coalesce(pl.level, 'basic') as level,
           v.id as version_id, v.version, v.hash,
           ${counted("day", userId, date)} as day,
           ${counted("week", userId, mondayOf(date))} as week,
           ${counted("campaign", userId, "")} as campaign,
           ${counted("store", storeId, "")} as store,
           ${countedBudget} as budget
    from campaigns c
    left join campaign_enrolments e
      on e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${userId}
    left join memberships m on m.client_id = c.client_id and m.user_id = ${userId}
    left join person_levels pl on pl.client_id = c.client_id and pl.user_id = ${userId}
    -- Where they signed up decides, wherever they are today.
    left join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.id and w.country = coalesce(e.country, m.country)
    left join stores s on s.client_id = c.client_id and s.id = ${storeId}::uuid
    -- With a chain its stores are off, whatever they are themselves.
    left join retailers r on r.client_id = s.client_id and r.id = s.retailer_id
    left join lateral (
      select v.id, v.version, v.hash from rule_set_versions v
      where v.client_id = c.client_id and v.campaign_id = c.id and v.state = 'approved'
        and v.effective_from <= ${date}::date
      order by v.version desc limit 1) v on true
    where c.client_id = ${clientId} and c.id = ${campaignId}`.execute(tx);
  return rows[0];
}

export interface RunningCampaign {
  id: string;
  title: Partial<Record<Locale, string>>;
  /** Time zone of the person's country in it. */
  time_zone: string;
}

/** Running campaign of a person, the one that ends first: by its rules they earn now. */
export async function runningCampaign(
  tx: Tx,
  who: { clientId: string; userId: string },
  now: Date,
): Promise<RunningCampaign | undefined> {
  const { clientId, userId } = who;
  return (await runningCampaigns(tx, { clientId, userIds: [userId] }, now)).get(userId);
}

/** The same of several people, by person. */
export async function runningCampaigns(
  tx: Tx,
  who: { clientId: string; userIds: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, RunningCampaign>> {
  const { rows } = await sql<RunningCampaign & { user_id: string }>`
    select distinct on (e.user_id) e.user_id, c.id, c.title, w.time_zone
    from campaign_enrolments e
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id and c.state not in ('draft', 'validated')
    join campaign_countries w
      on w.client_id = e.client_id and w.campaign_id = e.campaign_id and w.country = e.country
    where e.client_id = ${who.clientId} and e.user_id = any(${[...who.userIds]}::uuid[])
      and w.begins_at <= ${now} and ${now} < w.ends_at
    order by e.user_id, w.ends_at, c.id`.execute(tx);
  return new Map(rows.map(({ user_id, ...campaign }) => [user_id, campaign]));
}
