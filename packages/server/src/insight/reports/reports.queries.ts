import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { SalesBy } from "@trilha/contract/insight/reports/shapes.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

/** Span of figures of one campaign or all, between days, both included. */
export interface FigureSpan {
  clientId: string;
  campaignId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const when = (condition: unknown, clause: RawBuilder<unknown>) => (condition ? clause : sql``);
/** Every day of weeks that a day of the span lies in. */
const inWeeks = ({ clientId, campaignId, from, to }: FigureSpan) => sql`
  w.client_id = ${clientId} ${when(campaignId, sql`and w.campaign_id = ${campaignId}::uuid`)}
  ${when(from, sql`and w.week >= date_trunc('week', ${from}::date)::date`)} ${when(to, sql`and w.week <= ${to}::date`)}`;

export interface Sold {
  lines: number;
  units: number;
  confirmed: number;
  waiting: number;
  fallen: number;
}
const sold = sql`
  sum(w.lines)::bigint as lines, sum(w.units)::bigint as units, sum(w.confirmed)::bigint as confirmed,
  sum(w.waiting)::bigint as waiting, sum(w.fallen)::bigint as fallen`;

export interface SoldQuery extends FigureSpan {
  by: SalesBy;
  country?: Country | undefined;
  chainId?: string | undefined;
  brand?: string | undefined;
}

/** Key and label of each grouping: a product and a chain by their id, so that two of one name stay two. */
const keys: Record<SalesBy, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }> = {
  week: { key: sql`s.week::text`, label: sql`s.week::text` },
  product: { key: sql`s.product_id::text`, label: sql`p.name` },
  brand: { key: sql`p.brand`, label: sql`p.brand` },
  chain: { key: sql`s.retailer_id::text`, label: sql`r.name` },
  country: { key: sql`s.country`, label: sql`s.country` },
};

/** Sums of sales, weeks in their order, anything else by units. Summed before names are looked up. */
export async function soldBy(tx: Tx, query: SoldQuery): Promise<(Sold & { key: string; label: string })[]> {
  const { by: grouping, clientId, country, chainId, brand } = query;
  const { key, label } = keys[grouping];
  const columns = {
    week: "week",
    product: "product_id",
    brand: "product_id",
    chain: "retailer_id",
    country: "country",
  };
  const needsProduct = grouping === "product" || grouping === "brand";
  const { rows } = await sql<Sold & { key: string; label: string }>`
    select ${key} as key, ${label} as label, sum(s.lines)::bigint as lines, sum(s.units)::bigint as units,
           sum(s.confirmed)::bigint as confirmed, sum(s.waiting)::bigint as waiting, sum(s.fallen)::bigint as fallen
    from (
      select w.${sql.ref(columns[grouping])}, ${sold} from sale_weeks w
      where ${inWeeks(query)} ${when(country, sql`and w.country = ${country}`)}
        ${when(chainId, sql`and w.retailer_id = ${chainId}::uuid`)}
        ${when(brand, sql`and w.product_id in (select id from products where client_id = ${clientId} and brand = ${brand})`)}
      group by 1
    ) s
    ${when(needsProduct, sql`join products p on p.client_id = ${clientId} and p.id = s.product_id`)}
    ${when(grouping === "chain", sql`join retailers r on r.client_id = ${clientId} and r.id = s.retailer_id`)}
    group by 1, 2 order by ${grouping === "week" ? sql`1` : sql`units desc, label, key`}`.execute(tx);
  return rows;
}

/** Movements on points, by the columns of `campaign_days`. */
export interface Moved {
  awarded: number;
  reversed: number;
  adjusted: number;
  redeemed: number;
  refunded: number;
  expired: number;
  transferred: number;
  forgiven: number;
  uncleared: number;
  cleared: number;
  held: number;
  debt: number;
}
const movements = [
  ...["awarded", "reversed", "adjusted", "redeemed", "refunded", "expired", "transferred", "forgiven"],
  ...["uncleared", "cleared", "held", "debt"],
].map((name) => sql`sum(d.${sql.ref(name)})::bigint as ${sql.ref(name)}`);

export type MovedRow = Moved & {
  /** The first day of a span, or a campaign's id. */
  key: string;
  title: Localized | null;
  /** Span that ends before the days that were asked for: it only says what was there before. */
  before: boolean;
};

const spans = {
  day: sql`d.day::text`,
  week: sql`date_trunc('week', d.day)::date::text`,
  month: sql`date_trunc('month', d.day)::date::text`,
  campaign: sql`d.campaign_id::text`,
};

/** Movements of points by span in their order, or by campaign, the newest first; those before `from` as well, marked. */
export async function movedBy(tx: Tx, query: FigureSpan & { by: keyof typeof spans }): Promise<MovedRow[]> {
  const { clientId, campaignId, from, to, by: grouping } = query;
  const { rows } = await sql<MovedRow>`
    select ${spans[grouping]} as key, ${grouping === "campaign" ? sql`c.title` : sql`null`} as title,
           ${from ? sql`d.day < ${from}::date` : sql`false`} as before, ${sql.join(movements)}
    from campaign_days d join campaigns c on c.client_id = d.client_id and c.id = d.campaign_id
    where d.client_id = ${clientId} ${when(campaignId, sql`and d.campaign_id = ${campaignId}::uuid`)}
      ${when(to, sql`and d.day <= ${to}::date`)}
    group by 1, 2, 3 ${when(grouping === "campaign", sql`, c.begins_at`)}
    order by ${grouping === "campaign" ? sql`c.begins_at desc, key` : sql`1`}`.execute(tx);
  return rows;
}

export interface DecisionTotals {
  accepted: number;
  partial: number;
  rejected: number;
  points: number;
}
export type JudgedBy = "reason" | "week" | "campaign";
const judgedKeys = { reason: sql`w.reason`, week: sql`w.week::text`, campaign: sql`w.campaign_id::text` };

/** Verdicts by their reason, week or campaign; of reasons those that cost most, weeks in their order. */
export async function judgedBy(
  tx: Tx,
  query: FigureSpan & { by: JudgedBy; type?: "claim" | "photo" | undefined },
): Promise<(DecisionTotals & { key: string; title: Localized | null })[]> {
  const { by: judge, type } = query;
  const countOf = (verdict: string) =>
    sql`coalesce(sum(w.reports) filter (where w.verdict = ${sql.lit(verdict)}), 0)::bigint`;
  const { rows } = await sql<DecisionTotals & { key: string; title: Localized | null }>`
    select ${judgedKeys[judge]} as key, ${judge === "campaign" ? sql`c.title` : sql`null`} as title, ${countOf("accepted")} as accepted,
           ${countOf("partial")} as partial, ${countOf("rejected")} as rejected, sum(w.points)::bigint as points
    from audit_reason_weeks w join campaigns c on c.client_id = w.client_id and c.id = w.campaign_id
    where ${inWeeks(query)} ${when(type, sql`and w.type = ${type}`)}
    group by 1, 2 order by ${judge === "week" ? sql`1` : sql`sum(w.reports) desc, key`}`.execute(tx);
  return rows;
}

/** When a kind was last brought up to date; null: its first count is still to come. */
export async function countedAt(tx: Tx, kind: "days" | "sales" | "audit" | "orders"): Promise<Date | null> {
  const row = await tx
    .selectFrom("figures_counted")
    .select("counted_at")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.counted_at ?? null;
}

export interface ComparedRow {
  id: string;
  title: Localized;
  state: CampaignState;
  begins_on: string;
  ends_on: string;
  budget: number | null;
  /** With confirmed points in it. */
  people: number;
}

/** Campaigns that began, the newest first: those asked for, or as many as are wanted. */
export async function comparedCampaigns(
  tx: Tx,
  clientId: string,
  selection: { ids: readonly string[] | undefined; most: number },
): Promise<ComparedRow[]> {
  const { ids, most } = selection;
  const { rows } = await sql<ComparedRow>`
    select c.id, c.title, c.state, c.budget, w.begins_on, w.ends_on, p.people
    from campaigns c
    cross join lateral (select coalesce(sum(k.people), 0)::bigint as people from standing_counts k
                        where k.client_id = c.client_id and k.campaign_id = c.id and k.scope = 'campaign'
                          and k.scope_key = '' and k.measure = 'points' and k.bucket > 0) p
    cross join lateral (select min(begins_on) as begins_on, max(ends_on) as ends_on from campaign_countries w
                        where w.client_id = c.client_id and w.campaign_id = c.id) w
    where c.client_id = ${clientId} and c.state in ('running', 'ended', 'settled') and w.begins_on is not null
      ${when(ids, sql`and c.id = any(${ids}::uuid[])`)}
    order by c.begins_at desc, c.id limit ${most}`.execute(tx);
  return rows;
}

/** Units of campaigns by week, each by its Monday. */
export function unitsByWeek(
  tx: Tx,
  clientId: string,
  campaignIds: readonly string[],
): Promise<{ campaignId: string; week: string; units: number }[]> {
  return tx
    .selectFrom("sale_weeks")
    .select(["campaign_id as campaignId", "week"])
    .select(sql<number>`sum(units)::bigint`.as("units"))
    .where("client_id", "=", clientId)
    .where("campaign_id", "in", campaignIds)
    .groupBy(["campaign_id", "week"])
    .execute();
}

/** Worth of a point to the client; undefined: it did not say. */
export async function pointValue(
  tx: Tx,
  clientId: string,
): Promise<{ currency: string; value: number } | undefined> {
  const { rows } = await sql<{ currency: string; value: number }>`
    select currency, point_value::float8 as value from reward_settings
    where client_id = ${clientId} and point_value is not null`.execute(tx);
  return rows[0];
}
