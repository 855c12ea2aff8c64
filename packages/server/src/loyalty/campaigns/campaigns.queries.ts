import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { type Eligibility, openToEverybody } from "@trilha/contract/members/eligibility/conditions.ts";
import { isEligible } from "@trilha/contract/members/eligibility/evaluate.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { loadEligibilityFacts } from "../../members/eligibility/index.ts";

/** Viewer: where somebody signed up decides, else the country of their membership. */
export interface Looker {
  clientId: string;
  userId: string;
  /** Country of the person, for who has no membership. */
  country: Country;
  now: Date;
}

/** A campaign as somebody of a country sees it. */
export interface SeenCampaign {
  id: string;
  title: Partial<Record<Locale, string>>;
  state: CampaignState;
  settlement_days: number;
  reporting_days: number;
  company_ids: string[];
  brands: string[];
  retailer_ids: string[];
  country: Country;
  time_zone: string;
  begins_on: string;
  ends_on: string;
  begins_at: Date;
  ends_at: Date;
  /** False where it does not run in their country: then the window is its first country's. */
  in_my_country: boolean;
  enrolled: boolean;
  /** Level of the caller now. */
  level: Level;
  /** Whether it is for some only, and they have not signed up. */
  judged: boolean;
}

/**
 * Rows as somebody may see them. Few campaigns are for some only: rows are read first, and once more without the campaigns
 * of others where one of them has to be judged.
 */
async function withoutOthers<Row extends SeenCampaign>(
  tx: Tx,
  looker: Looker,
  read: (hidden: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read([]);
  if (!rows.some(({ judged }) => judged)) return rows;
  const hidden = await campaignsOfOthers(tx, looker);
  return hidden.length === 0 ? rows : read(hidden);
}

/** Campaigns whose audience somebody is not part of: as if there were none. Whoever signed up stays in. */
async function campaignsOfOthers(tx: Tx, { clientId, userId, now }: Looker): Promise<string[]> {
  const { rows } = await sql<{ id: string; audience: Eligibility }>`
    select c.id, c.audience from campaigns c
    where c.client_id = ${clientId} and c.state not in ('draft', 'validated') and ${isForSome}
      and not exists (select from campaign_enrolments e
        where e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${userId})`.execute(tx);
  const facts = await loadEligibilityFacts(tx, { clientId, userId, campaignId: null, now });
  return rows.flatMap(({ id, audience }) => (isEligible(audience, facts) ? [] : [id]));
}

const isForSome = sql<boolean>`c.audience <> ${sql.lit(JSON.stringify(openToEverybody))}::jsonb`;

function seen(looker: Looker, hidden: readonly string[]): RawBuilder<SeenCampaign> {
  return sql<SeenCampaign>`
    select c.id, c.title, c.state, c.settlement_days, c.reporting_days, c.company_ids, c.brands, c.retailer_ids,
           w.country, w.time_zone, w.begins_on, w.ends_on, w.begins_at, w.ends_at, w.in_my_country,
           e.id is not null as enrolled, coalesce(pl.level, 'basic') as level,
           e.id is null and ${isForSome} as judged
    from campaigns c
    left join memberships m on m.client_id = c.client_id and m.user_id = ${looker.userId}
    left join campaign_enrolments e
      on e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${looker.userId}
    left join person_levels pl on pl.client_id = c.client_id and pl.user_id = ${looker.userId}
    cross join lateral (
      select w.*, w.country = coalesce(e.country, m.country, ${looker.country}) as in_my_country
      from campaign_countries w
      where w.client_id = c.client_id and w.campaign_id = c.id
      order by in_my_country desc, w.begins_at, w.country limit 1) w
    where c.client_id = ${looker.clientId} and c.state not in ('draft', 'validated')
      and c.id <> all (${[...hidden]}::uuid[])`;
}

export interface CampaignListFilter {
  /** Only those that ended, or only those that have not; undefined: all. */
  previous: boolean | undefined;
  now: Date;
  /** Rank, begin in milliseconds, id. */
  after: readonly [rank: number, beginsAt: number, id: string] | undefined;
  rows: number;
}

/** Campaigns of the looker's country: those that run, those to come, those that ended; the newest first in each. */
export async function campaignsPage(
  tx: Tx,
  looker: Looker,
  filter: CampaignListFilter,
): Promise<(SeenCampaign & { rank: number })[]> {
  const { previous, now, after, rows: limit } = filter;
  const [rank, beginsAt, id] = after ?? [null, null, null];
  return withoutOthers(tx, looker, async (hidden) => {
    const { rows } = await sql<SeenCampaign & { rank: number }>`
      select * from (
        select s.*, case when s.ends_at <= ${now} then 2 when s.begins_at > ${now} then 1 else 0 end as rank
        from (${seen(looker, hidden)}) s where s.in_my_country) r
      where (${previous ?? null}::boolean is null or (r.rank = 2) = ${previous ?? null}::boolean)
        and (${rank}::integer is null
          or (r.rank, -extract(epoch from r.begins_at) * 1000, r.id) > (${rank}, -${beginsAt}::bigint, ${id}::uuid))
      order by r.rank, -extract(epoch from r.begins_at) * 1000, r.id
      limit ${limit}`.execute(tx);
    return rows;
  });
}

/** One published campaign. */
export async function seenCampaign(tx: Tx, looker: Looker, id: string): Promise<SeenCampaign | undefined> {
  const [campaign] = await withoutOthers(tx, looker, async (hidden) => {
    const { rows } = await sql<SeenCampaign>`
      select s.* from (${seen(looker, hidden)}) s where s.id = ${id}`.execute(tx);
    return rows;
  });
  return campaign;
}

export interface CampaignEnrolmentRow {
  company: string;
  brands: string[];
  terms_version: number;
  enrolled_at: Date;
}

/** Sign-up of a person. */
export function enrolmentOf(
  tx: Tx,
  looker: Looker,
  campaignId: string,
): Promise<CampaignEnrolmentRow | undefined> {
  return tx
    .selectFrom("campaign_enrolments as e")
    .innerJoin("companies as c", (join) =>
      join.onRef("c.client_id", "=", "e.client_id").onRef("c.id", "=", "e.company_id"),
    )
    .select(["c.name as company", "e.brands", "e.terms_version", "e.enrolled_at"])
    .where("e.client_id", "=", looker.clientId)
    .where("e.campaign_id", "=", campaignId)
    .where("e.user_id", "=", looker.userId)
    .executeTakeFirst();
}

export interface EnrolledStoreRow {
  id: string;
  name: string;
  city: string | null;
  retailer_id: string;
  retailer: string;
  time_zone: string;
  photos_allowed: boolean;
  group_ids: string[];
}

/** The stores somebody signed up with and may still report for. */
export async function enrolledStores(
  tx: Tx,
  looker: Looker,
  campaignId: string,
): Promise<EnrolledStoreRow[]> {
  const { rows } = await sql<EnrolledStoreRow>`
    select s.id, s.name, s.city, s.retailer_id, r.name as retailer, s.time_zone, s.photos_allowed,
           array(select g.group_id from store_group_stores g
                 where g.client_id = s.client_id and g.store_id = s.id order by g.group_id) as group_ids
    from campaign_enrolments e
    join stores s on s.client_id = e.client_id and s.id = any (e.store_ids) and s.active
    join retailers r on r.client_id = s.client_id and r.id = s.retailer_id and r.active
    where e.client_id = ${looker.clientId} and e.campaign_id = ${campaignId} and e.user_id = ${looker.userId}
    order by r.name, s.name, s.id`.execute(tx);
  return rows;
}
