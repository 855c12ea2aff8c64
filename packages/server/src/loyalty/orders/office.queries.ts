import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type OrderRow, orderColumns } from "./orders.queries.ts";

/** An order as the office sees it, with whom it is for. */
export interface OfficeOrderRow extends OrderRow {
  campaignTitle: Partial<Record<Locale, string>>;
  categoryName: Partial<Record<Locale, string>>;
  membershipId: string | null;
  person: string;
  store: string | null;
  blocked: boolean;
}

export interface OrderFilter {
  state?: OrderState | undefined;
  ready?: "yes" | "no" | undefined;
  country?: Country | undefined;
  campaignId?: string | undefined;
  categoryId?: string | undefined;
  rewardId?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const rows: RawBuilder<OfficeOrderRow> = sql`
  select ${orderColumns}, c.title as "campaignTitle", k.name as "categoryName", m.id as "membershipId",
         coalesce(m.sort_name, '') as person, s.name as store, coalesce(m.status = 'blocked', false) as blocked
  from orders o
  join campaigns c on c.client_id = o.client_id and c.id = o.campaign_id
  join reward_categories k on k.client_id = o.client_id and k.id = o.category_id
  left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
  left join stores s on s.client_id = m.client_id and s.id = m.store_id`;

export interface OrderPlace {
  readonly at: Date;
  readonly id: string;
}

/** A page of orders: those that await a decision with the oldest first, else the newest first. */
export async function officePage(
  tx: Tx,
  scope: { clientId: string; zone: string },
  filter: OrderFilter,
  page: { after: OrderPlace | undefined; rows: number },
): Promise<OfficeOrderRow[]> {
  const oldestFirst = filter.state === "awaiting_approval" || filter.ready !== undefined;
  const { after } = page;
  const place = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const result = await sql<OfficeOrderRow>`
    ${rows}
    where o.client_id = ${scope.clientId} and ${fits(filter, scope.zone)}
      ${place ? (oldestFirst ? sql`and (o.placed_at, o.id) > ${place}` : sql`and (o.placed_at, o.id) < ${place}`) : sql``}
    order by ${oldestFirst ? sql`o.placed_at, o.id` : sql`o.placed_at desc, o.id desc`}
    limit ${page.rows}`.execute(tx);
  return result.rows;
}

/** Only what is asked for stands in the text, so that each question is answered by an index of its own. */
function fits(filter: OrderFilter, zone: string): RawBuilder<boolean> {
  const { state, ready, country, campaignId, categoryId, rewardId, search, from, to } = filter;
  const parts = [
    state && sql`o.state = ${state}`,
    ready && sql`o.state = 'awaiting_approval'`,
    ready === "yes" && sql`o.waiting_points = 0`,
    ready === "no" && sql`o.waiting_points > 0`,
    country && sql`o.country = ${country}`,
    campaignId && sql`o.campaign_id = ${campaignId}::uuid`,
    categoryId && sql`o.category_id = ${categoryId}::uuid`,
    rewardId && sql`o.reward_id = ${rewardId}::uuid`,
    from && sql`o.placed_at >= ${firstMomentOf(from, zone)}::timestamptz`,
    to && sql`o.placed_at < ${firstMomentOf(dayAfter(to), zone)}::timestamptz`,
    search && searched(search),
  ].filter((part) => part !== undefined && part !== false && part !== "");
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

function searched(search: string): RawBuilder<boolean> {
  const code = search.toUpperCase().replace(/[^0-9A-Z]/g, "");
  if (/^[2-9A-HJ-NP-Z]{8}$/.test(code)) {
    return sql`(o.code = ${code} or strpos(fold(coalesce(m.sort_name, '')), fold(${search}::text)) > 0)`;
  }
  return sql`strpos(fold(coalesce(m.sort_name, '') || ' ' || o.name::text), fold(${search}::text)) > 0`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export async function officeOrder(tx: Tx, clientId: string, id: string): Promise<OfficeOrderRow | undefined> {
  const result =
    await sql<OfficeOrderRow>`${rows} where o.client_id = ${clientId} and o.id = ${id}::uuid`.execute(tx);
  return result.rows[0];
}

/** The programme's zone: days of lists and limits are days there. */
export async function zoneOf(tx: Tx, clientId: string): Promise<string> {
  const row = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

/** Which orders these codes name, for the warehouse's answer. */
export async function ordersByCode(tx: Tx, clientId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .selectFrom("orders")
    .select("id")
    .where("client_id", "=", clientId)
    .where("code", "in", codes)
    .execute();
  return rows.map(({ id }) => id);
}
