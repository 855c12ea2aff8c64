import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

/** Written columns of an item itself. */
export interface RewardFacts {
  sku: string;
  name: Localized;
  description: Localized;
  conditions: Localized;
  categoryId: string;
  delivery: RewardDelivery;
  pictureFileIds: readonly string[];
  eligibility: Eligibility;
  visibleFrom: Date | null;
  visibleUntil: Date | null;
  redeemFrom: Date | null;
  redeemUntil: Date | null;
  state: RewardState;
}

const columns = sql`sku, name, description, conditions, category_id, delivery, picture_file_ids, eligibility, visible_from,
  visible_until, redeem_from, redeem_until, state`;
const values = sql`w.sku, w.name, w.description, w.conditions, w."categoryId", w.delivery, w."pictureFileIds", w.eligibility,
  w."visibleFrom", w."visibleUntil", w."redeemFrom", w."redeemUntil", w.state`;
const shape = sql`sku text, name jsonb, description jsonb, conditions jsonb, "categoryId" uuid, delivery text,
  "pictureFileIds" uuid[], eligibility jsonb, "visibleFrom" timestamptz, "visibleUntil" timestamptz,
  "redeemFrom" timestamptz, "redeemUntil" timestamptz, state text`;

/** Adds items in the order given; answers id and SKU of each: a SKU that is taken adds nothing. */
export async function insertRewards(
  tx: Tx,
  clientId: string,
  rewards: readonly RewardFacts[],
): Promise<{ id: string; sku: string }[]> {
  const { rows } = await sql<{ id: string; sku: string }>`
    insert into rewards (client_id, ${columns})
    select ${clientId}::uuid, ${values} from jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as w (${shape})
    on conflict do nothing returning id, sku`.execute(tx);
  return rows;
}

/** Writes items as they stood at a version; answers how many still stood there. */
export async function updateRewards(
  tx: Tx,
  clientId: string,
  rewards: readonly (RewardFacts & { id: string; version: number })[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update rewards r set (${columns}, version) = row(${values}, w.version + 1)
    from jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as w (id uuid, version integer, ${shape})
    where r.client_id = ${clientId} and r.id = w.id and r.version = w.version`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function switchRewards(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  state: RewardState,
): Promise<void> {
  await tx
    .updateTable("rewards")
    .set((eb) => ({ state, version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "in", [...ids])
    .execute();
}

export interface CountryFacts {
  rewardId: string;
  country: Country;
  price: number;
  active: boolean;
  arrival?: ArrivalDays | undefined;
}

/** Writes prices and arrivals; another price is kept as a change by whoever made it. */
export async function writeCountries(
  tx: Tx,
  clientId: string,
  author: { userId: string; name: string },
  countries: readonly CountryFacts[],
): Promise<void> {
  if (countries.length === 0) return;
  await sql`
    insert into reward_countries as p (client_id, reward_id, country, price, active, arrives_from, arrives_until, changed_by,
      changed_by_name)
    select ${clientId}::uuid, w."rewardId", w.country, w.price, w.active, (w.arrival ->> 'from')::smallint,
      (w.arrival ->> 'until')::smallint, ${author.userId}::uuid, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(countries)}::jsonb)
      as w ("rewardId" uuid, country text, price integer, active boolean, arrival jsonb)
    on conflict (client_id, reward_id, country) do update
      set price = excluded.price, active = excluded.active, arrives_from = excluded.arrives_from,
          arrives_until = excluded.arrives_until, changed_by = excluded.changed_by,
          changed_by_name = excluded.changed_by_name
      where (p.price, p.active, p.arrives_from, p.arrives_until)
        is distinct from (excluded.price, excluded.active, excluded.arrives_from, excluded.arrives_until)`.execute(
    tx,
  );
}

/** Countries no longer sold in are switched off there: its price and its stock stay on the books. */
export async function switchOffCountries(
  tx: Tx,
  clientId: string,
  rewardId: string,
  except: readonly Country[],
): Promise<void> {
  await tx
    .updateTable("reward_countries")
    .set({ active: false })
    .where("client_id", "=", clientId)
    .where("reward_id", "=", rewardId)
    .where("active", "=", true)
    .$if(except.length > 0, (query) => query.where("country", "not in", [...except]))
    .execute();
}

export async function skuIsUsed(tx: Tx, clientId: string, sku: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("rewards")
    .select("id")
    .where("client_id", "=", clientId)
    .where(sql`upper(sku)`, "=", sql`upper(${sku})`)
    .where("id", "<>", exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasCategory(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("reward_categories")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
