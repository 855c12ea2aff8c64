import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OrderLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { EligibilityFactsRow } from "../../members/eligibility/index.ts";

type Localized = Partial<Record<Locale, string>>;

/** Facts of one person (`store_facts`). */
export interface StoreFactsRow {
  catalogue: number;
  client_zone: string;
  country: Country;
  facts: EligibilityFactsRow;
  /** Null: no campaign whose points they could spend; then nothing below is known, up to `wishes`. */
  campaign_id: string | null;
  campaign_title: Localized | null;
  time_zone: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
  ends_on: string | null;
  settlement_days: number | null;
  uncleared: number | null;
  cleared: number | null;
  /** At most 0. */
  debt: number | null;
  experience: number | null;
  /** Points of the last 28 days that stand. */
  earned: number | null;
  /** Wishes, with commas between. */
  wishes: string | null;
  /** Units ordered in periods that last, as `scope id period units`, with commas between. */
  counted: string | null;
}

export async function factsRow(
  tx: Tx,
  participant: {
    clientId: string;
    userId: string;
    campaignId: string | undefined;
    country: Country;
    now: Date;
  },
): Promise<StoreFactsRow | undefined> {
  const { rows } = await sql<StoreFactsRow>`
    select * from store_facts(${participant.clientId}::uuid, ${participant.userId}::uuid, ${participant.campaignId ?? null}::uuid,
      ${participant.country}::char(2), ${participant.now}::timestamptz)`.execute(tx);
  return rows[0];
}

/** Units on hand of what runs low in a country, by item. */
export async function lowStock(
  tx: Tx,
  scope: { clientId: string; country: Country },
): Promise<Record<string, number>> {
  const { rows } = await sql<{ low: Record<string, number> | null }>`
    select jsonb_object_agg(reward_id, on_hand) as low from reward_stocks
    where client_id = ${scope.clientId} and country = ${scope.country} and on_hand <= 5`.execute(tx);
  return rows[0]?.low ?? {};
}

/** An item of the store, once for all countries. */
export interface StoreItemRow {
  id: string;
  sku: string;
  name: Localized;
  category_id: string;
  delivery: RewardDelivery;
  picture_id: string | null;
  eligibility: Eligibility;
  visible_from: Date | null;
  visible_until: Date | null;
  redeem_from: Date | null;
  redeem_until: Date | null;
  popularity: number;
  prices: [country: Country, price: number][];
}

/** All that is published somewhere; windows are looked at later. */
export async function publishedItems(tx: Tx, clientId: string): Promise<StoreItemRow[]> {
  const { rows } = await sql<StoreItemRow>`
    select r.id, r.sku, r.name, r.category_id, r.delivery, r.picture_file_ids[1] as picture_id, r.eligibility,
           r.visible_from, r.visible_until, r.redeem_from, r.redeem_until, coalesce(p.units, 0) as popularity,
           c.prices
    from rewards r
    join reward_categories k on k.client_id = r.client_id and k.id = r.category_id and k.active
    join reward_departments d on d.client_id = k.client_id and d.id = k.department_id and d.active
    join (
      select reward_id, jsonb_agg(jsonb_build_array(country, price)) as prices
      from reward_countries where client_id = ${clientId} and active group by reward_id) c on c.reward_id = r.id
    left join reward_popularity p on p.client_id = r.client_id and p.reward_id = r.id
    where r.client_id = ${clientId} and r.state = 'published'`.execute(tx);
  return rows;
}

export async function allLimits(tx: Tx, clientId: string): Promise<OrderLimit[]> {
  return tx
    .selectFrom("reward_limits")
    .select(["scope", "scope_id as scopeId", "period", "units"])
    .where("client_id", "=", clientId)
    .execute();
}

/** Texts of one item's own page, with the money and the days of arrival of the country it is shown in. */
export function itemTexts(tx: Tx, clientId: string, id: string, country: Country) {
  return tx
    .selectFrom("rewards as r")
    .leftJoin("reward_countries as p", (join) =>
      join
        .onRef("p.client_id", "=", "r.client_id")
        .onRef("p.reward_id", "=", "r.id")
        .on("p.country", "=", country),
    )
    .select(({ selectFrom }) => [
      ...([
        "r.description",
        "r.conditions",
        "r.picture_file_ids",
        "p.arrives_from",
        "p.arrives_until",
      ] as const),
      selectFrom("countries").select("currency").where("code", "=", country).as("currency"),
    ])
    .where("r.client_id", "=", clientId)
    .where("r.id", "=", id)
    .executeTakeFirst();
}

export async function addWish(
  tx: Tx,
  wish: { clientId: string; userId: string; rewardId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("reward_wishes")
    .values({ client_id: wish.clientId, user_id: wish.userId, reward_id: wish.rewardId, at: wish.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeWish(
  tx: Tx,
  wish: { clientId: string; userId: string; rewardId: string },
): Promise<void> {
  await tx
    .deleteFrom("reward_wishes")
    .where("client_id", "=", wish.clientId)
    .where("user_id", "=", wish.userId)
    .where("reward_id", "=", wish.rewardId)
    .execute();
}
