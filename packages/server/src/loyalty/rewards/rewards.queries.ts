import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { LimitPeriod, RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { fitsWords } from "../../db/word-search.ts";

type Localized = Partial<Record<Locale, string>>;

/** An item as the office knows it, with its section, prices, stock and limits. */
export interface RewardRow {
  id: string;
  sku: string;
  name: Localized;
  description: Localized;
  conditions: Localized;
  category_id: string;
  category: Localized;
  department_id: string;
  department: Localized;
  shelved: boolean;
  delivery: RewardDelivery;
  picture_file_ids: string[];
  eligibility: Eligibility;
  visible_from: Date | null;
  visible_until: Date | null;
  redeem_from: Date | null;
  redeem_until: Date | null;
  state: RewardState;
  updated_at: Date;
  version: number;
  countries: {
    country: Country;
    price: number;
    active: boolean;
    arrival?: ArrivalDays;
    onHand: number;
    reserved: number;
  }[];
  limits: { period: LimitPeriod; units: number }[];
  /** Units of it moved already. */
  stocked: boolean;
}

function rewards(clientId: string): RawBuilder<RewardRow> {
  return sql<RewardRow>`
    select r.id, r.sku, r.name, r.description, r.conditions, r.category_id, c.name as category, c.department_id,
           d.name as department, c.active and d.active as shelved, r.delivery, r.picture_file_ids, r.eligibility,
           r.visible_from, r.visible_until, r.redeem_from, r.redeem_until, r.state, r.updated_at, r.version,
           r.search_text,
           coalesce((
             select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('country', p.country, 'price', p.price, 'active', p.active,
                      'arrival', case when p.arrives_from is not null
                        then jsonb_build_object('from', p.arrives_from, 'until', p.arrives_until) end,
                      'onHand', coalesce(s.on_hand, 0), 'reserved', coalesce(s.reserved, 0))) order by p.country)
             from reward_countries p
             left join reward_stocks s
               on s.client_id = p.client_id and s.reward_id = p.reward_id and s.country = p.country
             where p.client_id = r.client_id and p.reward_id = r.id), '[]') as countries,
           coalesce((
             select jsonb_agg(jsonb_build_object('period', l.period, 'units', l.units) order by l.period)
             from reward_limits l
             where l.client_id = r.client_id and l.scope = 'reward' and l.scope_id = r.id), '[]') as limits,
           exists (select from stock_moves m where m.client_id = r.client_id and m.reward_id = r.id) as stocked
    from rewards r
    join reward_categories c on c.client_id = r.client_id and c.id = r.category_id
    join reward_departments d on d.client_id = c.client_id and d.id = c.department_id
    where r.client_id = ${clientId}`;
}

/** Condition on the item `r`: the words of a search. */
export const hasWords = (clientId: string, words: readonly string[]): RawBuilder<boolean> =>
  fitsWords(sql`r.search_text`, words, sql`select search_text from rewards where client_id = ${clientId}`);

export interface RewardFilter {
  words: readonly string[];
  state: RewardState | undefined;
  departmentId: string | undefined;
  categoryId: string | undefined;
  country: Country | undefined;
  delivery: RewardDelivery | undefined;
  soldOut: boolean;
}

/** Items by SKU. */
export async function rewardPage(
  tx: Tx,
  clientId: string,
  filter: RewardFilter,
  page: { after: readonly [sku: string, id: string] | undefined; rows: number },
): Promise<RewardRow[]> {
  const { words, state, departmentId, categoryId, country, delivery, soldOut } = filter;
  const [sku, id] = page.after ?? [null, null];
  const offered = sql`exists (
    select from reward_countries p
    left join reward_stocks s on s.client_id = p.client_id and s.reward_id = p.reward_id and s.country = p.country
    where p.client_id = r.client_id and p.reward_id = r.id and p.active
      and (${country ?? null}::text is null or p.country = ${country ?? null})
      and (not ${soldOut}::boolean or coalesce(s.on_hand, 0) = 0))`;
  const { rows } = await sql<RewardRow>`
    ${rewards(clientId)}
      and ${hasWords(clientId, words)}
      and (${state ?? null}::text is null or r.state = ${state ?? null})
      and (${departmentId ?? null}::uuid is null or c.department_id = ${departmentId ?? null}::uuid)
      and (${categoryId ?? null}::uuid is null or r.category_id = ${categoryId ?? null}::uuid)
      and (${delivery ?? null}::text is null or r.delivery = ${delivery ?? null})
      and (${country === undefined && !soldOut} or ${offered})
      and (${sku}::text is null or (r.sku, r.id) > (${sku}::text, ${id}::uuid))
    order by r.sku, r.id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function rewardById(tx: Tx, clientId: string, id: string): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`${rewards(clientId)} and r.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export async function rewardsByIds(tx: Tx, clientId: string, ids: readonly string[]): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    ${rewards(clientId)} and r.id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Every item of a client, by SKU. */
export async function allRewards(tx: Tx, clientId: string): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`${rewards(clientId)} order by r.sku, r.id`.execute(tx);
  return rows;
}

/** Holds items until the transaction ends, by id; answers which there are. */
export async function lockRewards(tx: Tx, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("rewards")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest prices that were changed. */
export function priceChanges(tx: Tx, clientId: string, rewardId: string) {
  return tx
    .selectFrom("reward_price_changes")
    .select(["country", "from_price", "to_price", "actor_name", "at"])
    .where("client_id", "=", clientId)
    .where("reward_id", "=", rewardId)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** Where a client's days begin. */
export async function clientZone(tx: Tx, clientId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
