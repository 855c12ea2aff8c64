import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OrderLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface RewardOfferRow {
  sku: string;
  name: Partial<Record<Locale, string>>;
  category_id: string;
  delivery: RewardDelivery;
  /** First picture. */
  picture_file_id: string | null;
  state: RewardState;
  shelved: boolean;
  visible_from: Date | null;
  visible_until: Date | null;
  redeem_from: Date | null;
  redeem_until: Date | null;
  eligibility: Eligibility;
  price: number | null;
  active: boolean | null;
  price_version: number | null;
  arrives_from: number | null;
  arrives_until: number | null;
  limits: OrderLimit[];
}

/** An item with its section, the price of one country, and the limits of item and category. */
export async function offerRow(
  tx: Tx,
  offer: { clientId: string; rewardId: string; country: Country },
): Promise<RewardOfferRow | undefined> {
  const { rows } = await sql<RewardOfferRow>`
    select r.sku, r.name, r.category_id, r.delivery, r.picture_file_ids[1] as picture_file_id, r.state, c.active and d.active as shelved, r.visible_from,
           r.visible_until, r.redeem_from, r.redeem_until, r.eligibility, p.price, p.active, p.version as price_version,
           p.arrives_from, p.arrives_until,
           coalesce((
             select jsonb_agg(jsonb_build_object('scope', l.scope, 'scopeId', l.scope_id, 'period', l.period,
                      'units', l.units) order by l.scope, l.period)
             from reward_limits l
             where l.client_id = r.client_id
               and (l.scope, l.scope_id) in (('reward', r.id), ('category', r.category_id))), '[]') as limits
    from rewards r
    join reward_categories c on c.client_id = r.client_id and c.id = r.category_id
    join reward_departments d on d.client_id = c.client_id and d.id = c.department_id
    left join reward_countries p
      on p.client_id = r.client_id and p.reward_id = r.id and p.country = ${offer.country}
    where r.client_id = ${offer.clientId} and r.id = ${offer.rewardId}::uuid`.execute(tx);
  return rows[0];
}
