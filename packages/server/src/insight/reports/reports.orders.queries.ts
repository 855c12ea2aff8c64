import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RedemptionBy } from "@trilha/contract/insight/reports/shapes.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { FigureSpan } from "./reports.queries.ts";

export interface Redeemed {
  placed: number;
  approved: number;
  reproved: number;
  cancelled: number;
  delivered: number;
  units: number;
  points: number;
}

const keys = {
  category: sql`w.category_id::text`,
  reward: sql`w.reward_id::text`,
  week: sql`w.week::text`,
  country: sql`w.country`,
  campaign: sql`w.campaign_id::text`,
} satisfies Record<RedemptionBy, unknown>;

/** Tables of names for rows called by people's own words. */
const named: Partial<Record<RedemptionBy, { table: string; column: string }>> = {
  category: { table: "reward_categories", column: "name" },
  reward: { table: "rewards", column: "name" },
  campaign: { table: "campaigns", column: "title" },
};

export interface RedeemedQuery extends FigureSpan {
  by: RedemptionBy;
  country?: Country | undefined;
}
export type RedeemedRow = Redeemed & { key: string; name: Partial<Record<Locale, string>> | null };

/** Steps of orders, weeks in their order, anything else by points. Summed before names are looked up. */
export async function redeemedBy(tx: Tx, query: RedeemedQuery): Promise<RedeemedRow[]> {
  const { by: grouping, clientId, campaignId, from, to, country } = query;
  const name = named[grouping];
  const { rows } = await sql<RedeemedRow>`
    select s.*, ${name ? sql`n.${sql.ref(name.column)}` : sql`null`} as name
    from (
      select ${keys[grouping]} as key, sum(placed)::bigint as placed, sum(approved)::bigint as approved,
             sum(reproved)::bigint as reproved, sum(cancelled)::bigint as cancelled,
             sum(delivered)::bigint as delivered, sum(units)::bigint as units, sum(points)::bigint as points
      from order_weeks w
      where w.client_id = ${clientId} ${campaignId ? sql`and w.campaign_id = ${campaignId}::uuid` : sql``}
        ${from ? sql`and w.week >= date_trunc('week', ${from}::date)::date` : sql``}
        ${to ? sql`and w.week <= ${to}::date` : sql``} ${country ? sql`and w.country = ${country}` : sql``}
      group by 1
    ) s ${name ? sql`join ${sql.table(name.table)} n on n.client_id = ${clientId} and n.id = s.key::uuid` : sql``}
    order by ${grouping === "week" ? sql`s.key` : sql`s.points desc, s.key`}`.execute(tx);
  return rows;
}
