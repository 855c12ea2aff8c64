import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

export interface CampaignRow {
  id: string;
  title: Localized;
  state: CampaignState;
  begins_at: Date;
  ends_at: Date;
  company_ids: string[];
  brands: string[];
  retailer_ids: string[];
  audience: Eligibility;
  settlement_days: number;
  reporting_days: number;
  sample_rate: number;
  budget: number | null;
  cloned_from: string | null;
  version: number;
}

/**
 * One campaign of the client, held until the transaction ends: what staff decide on it happens one after the other.
 * Sales go on being written meanwhile, but for who closes it or throws it away: what is being written is waited for.
 */
export function lockCampaign(
  tx: Tx,
  clientId: string,
  id: string,
  { closing = false } = {},
): Promise<CampaignRow | undefined> {
  return campaignRow(tx, clientId, id, closing ? sql`for update` : sql`for no key update`);
}

export async function campaignRow(
  tx: Tx,
  clientId: string,
  id: string,
  held: RawBuilder<unknown> = sql``,
): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select id, title, state, begins_at, ends_at, company_ids, brands, retailer_ids, audience, settlement_days,
           reporting_days, sample_rate, budget, cloned_from, version
    from campaigns where client_id = ${clientId} and id = ${id} ${held}`.execute(tx);
  return rows[0];
}

export interface WindowRow {
  country: Country;
  time_zone: string;
  begins_on: string;
  ends_on: string;
}

/** Experience each level asks of a campaign. */
export async function levelThresholds(
  tx: Tx,
  clientId: string,
  campaignId: string,
): Promise<{ creatorFrom: number; influencerFrom: number }> {
  const rows = await tx
    .selectFrom("campaign_levels")
    .select(["level", "threshold"])
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .execute();
  const thresholds = new Map(rows.map(({ level, threshold }) => [level, threshold]));
  return { creatorFrom: thresholds.get("creator") ?? 0, influencerFrom: thresholds.get("influencer") ?? 0 };
}

export interface RuleVersionRow {
  id: string;
  version: number;
  state: "draft" | "proposed" | "approved" | "refused";
  effective_from: string;
  hash: string | null;
  note: string | null;
  document: RuleSet;
  proposed_by: string | null;
  proposer: string | null;
  proposed_at: Date | null;
  decider: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

export async function windowsOf(tx: Tx, clientId: string, campaignId: string): Promise<WindowRow[]> {
  return tx
    .selectFrom("campaign_countries")
    .select(["country", "time_zone", "begins_on", "ends_on"])
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .orderBy("country")
    .execute();
}

/** Every version of a campaign's rules, the first one first. Names of who left the client are not known any more. */
export async function versionsOf(tx: Tx, clientId: string, campaignId: string): Promise<RuleVersionRow[]> {
  const { rows } = await sql<RuleVersionRow>`
    select v.id, v.version, v.state, v.effective_from, v.hash, v.note, v.document, v.proposed_by,
           trim(p.first_name || ' ' || p.last_name) as proposer, v.proposed_at,
           trim(d.first_name || ' ' || d.last_name) as decider, v.decided_at, v.decision_reason
    from rule_set_versions v
    left join users p on p.id = v.proposed_by
    left join users d on d.id = v.decided_by
    where v.client_id = ${clientId} and v.campaign_id = ${campaignId}
    order by v.version`.execute(tx);
  return rows;
}

export interface TransitionRow {
  from_state: CampaignState | null;
  to_state: CampaignState;
  actor_name: string;
  reason: string | null;
  at: Date;
}

export function transitionsOf(tx: Tx, clientId: string, campaignId: string): Promise<TransitionRow[]> {
  return tx
    .selectFrom("campaign_transitions")
    .select(["from_state", "to_state", "actor_name", "reason", "at"])
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .orderBy("id")
    .execute();
}

export async function enrolledIn(tx: Tx, clientId: string, campaignId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from campaign_enrolments
    where client_id = ${clientId} and campaign_id = ${campaignId}`.execute(tx);
  return rows[0]?.people ?? 0;
}

export type OfficeCampaignRow = Pick<
  CampaignRow,
  "id" | "title" | "state" | "begins_at" | "ends_at" | "budget"
> & {
  countries: Country[];
  enrolled: number;
  proposed: boolean;
};

/** One more than the page, the newest first. */
export async function officePage(
  tx: Tx,
  clientId: string,
  filter: {
    state: CampaignState | undefined;
    after: readonly [beginsAt: number, id: string] | undefined;
    rows: number;
  },
): Promise<OfficeCampaignRow[]> {
  const [beginsAt, id] = filter.after ?? [null, null];
  const { rows } = await sql<OfficeCampaignRow>`
    select c.id, c.title, c.state, c.begins_at, c.ends_at, c.budget,
           array(select w.country from campaign_countries w
                 where w.client_id = c.client_id and w.campaign_id = c.id order by w.country) as countries,
           (select count(*) from campaign_enrolments e
             where e.client_id = c.client_id and e.campaign_id = c.id) as enrolled,
           exists (select from rule_set_versions v where v.client_id = c.client_id and v.campaign_id = c.id
                    and v.state = 'proposed') as proposed
    from campaigns c
    where c.client_id = ${clientId}
      and (${filter.state ?? null}::text is null or c.state = ${filter.state ?? null}::text)
      and (${beginsAt}::bigint is null
        or (c.begins_at, c.id) < (to_timestamp(${beginsAt}::bigint / 1000.0), ${id}::uuid))
    order by c.begins_at desc, c.id desc
    limit ${filter.rows}`.execute(tx);
  return rows;
}

/** The country in which a published campaign already runs on these dates, by its name; undefined: in none. */
export async function overlapOf(
  tx: Tx,
  clientId: string,
  campaignId: string,
  windows: readonly { country: Country; beginsAt: Date; endsAt: Date }[],
  locale: Locale,
): Promise<string | undefined> {
  // Two approvals at once wait for each other, or both would find the dates free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns ${clientId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select n.names ->> ${locale}::text as name
    from unnest(${windows.map(({ country }) => country)}::text[], ${windows.map(({ beginsAt }) => beginsAt)}::timestamptz[],
      ${windows.map(({ endsAt }) => endsAt)}::timestamptz[]) as mine (country, begins_at, ends_at)
    join campaign_countries w on w.client_id = ${clientId} and w.country = mine.country
      and w.campaign_id <> ${campaignId} and w.begins_at < mine.ends_at and w.ends_at > mine.begins_at
    join campaigns c on c.client_id = w.client_id and c.id = w.campaign_id
      and c.state in ('scheduled', 'running', 'ended', 'settled')
    join countries n on n.code = w.country
    order by n.position limit 1`.execute(tx);
  return rows[0]?.name;
}

/** Links of a campaign that are unknown: ids and names of the client. */
export async function unknownLinks(
  tx: Tx,
  clientId: string,
  links: { companyIds: readonly string[]; brands: readonly string[]; retailerIds: readonly string[] },
): Promise<{ companyIds: string[]; brands: string[]; retailerIds: string[] }> {
  const { rows } = await sql<{ companies: string[]; names: string[]; chains: string[] }>`
    select array(select x from unnest(${[...links.companyIds]}::uuid[]) x
             where not exists (select from companies where client_id = ${clientId} and id = x)) as companies,
           array(select x from unnest(${[...links.brands]}::text[]) x
             where not exists (select from brands where client_id = ${clientId} and name = x)) as names,
           array(select x from unnest(${[...links.retailerIds]}::uuid[]) x
             where not exists (select from retailers where client_id = ${clientId} and id = x)) as chains
  `.execute(tx);
  const { companies = [], names = [], chains = [] } = rows[0] ?? {};
  return { companyIds: companies, brands: names, retailerIds: chains };
}

/** The keys of what the client sells, for examples. */
export async function productKeys(tx: Tx, clientId: string) {
  const rows = await tx
    .selectFrom("products")
    .select(["product_type as productType", "brand", "processor", "generation", "sku"])
    .where("client_id", "=", clientId)
    .where("active", "=", true)
    .orderBy("sku")
    .execute();
  return rows;
}

export interface ClientPlan {
  countries: { country: Country; time_zone: string }[];
  /** The last day of the last campaign; null: there is none yet. */
  last_day: string | null;
}

/** Where a client's campaigns run, and until when the last one does. */
export async function clientPlan(tx: Tx, clientId: string): Promise<ClientPlan> {
  const { rows } = await sql<ClientPlan>`
    select (select coalesce(json_agg(json_build_object('country', n.code, 'time_zone', n.time_zone)
              order by n.code), '[]')
              from countries n where n.code = any (c.countries)) as countries,
           (select max(w.ends_on) from campaign_countries w where w.client_id = c.id) as last_day
    from clients c where c.id = ${clientId}`.execute(tx);
  return rows[0] ?? { countries: [], last_day: null };
}
