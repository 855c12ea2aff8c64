import type { Country } from "@trilha/contract/core/country.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A campaign as whoever wants to redeem sees it; the country is null for whoever is not signed up. */
export interface RedeemerRow {
  state: CampaignState;
  settlement_days: number;
  country: Country | null;
  time_zone: string | null;
  begins_at: Date | null;
  ends_on: string | null;
  status: "awaiting_approval" | "active" | "blocked" | null;
  client_zone: string;
}

/** A person in a campaign; undefined when the client has no such campaign. */
export async function redeemerRow(
  tx: Tx,
  participant: { clientId: string; campaignId: string; userId: string },
): Promise<RedeemerRow | undefined> {
  const { rows } = await sql<RedeemerRow>`
    select c.state, c.settlement_days, w.country, w.time_zone, w.begins_at, w.ends_on, m.status,
           k.time_zone as client_zone
    from campaigns c
    join clients k on k.id = c.client_id
    left join campaign_enrolments e
      on e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${participant.userId}
    left join memberships m on m.client_id = c.client_id and m.user_id = ${participant.userId}
    left join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.id and w.country = e.country
    where c.client_id = ${participant.clientId} and c.id = ${participant.campaignId}::uuid`.execute(tx);
  return rows[0];
}

/** Request of so many units, paid with points of a campaign. */
export interface RedeemRequest {
  userId: string;
  campaignId: string;
  quantity: number;
}

/**
 * For whom there are too few units for sure, in one look. Not among them: of whom nothing is known, and whoever ordered
 * the reward before, since a call of theirs may be one that is asked again and was answered.
 */
export async function comeInVain(
  tx: Tx,
  { clientId, rewardId }: { clientId: string; rewardId: string },
  asks: readonly RedeemRequest[],
): Promise<ReadonlySet<RedeemRequest>> {
  const { rows } = await sql<{ at: number }>`
    select a.at::integer
    from unnest(${asks.map(({ userId }) => userId)}::uuid[], ${asks.map(({ campaignId }) => campaignId)}::uuid[],
           ${asks.map(({ quantity }) => quantity)}::integer[])
           with ordinality as a (user_id, campaign_id, quantity, at)
    join campaign_enrolments e
      on e.client_id = ${clientId} and e.campaign_id = a.campaign_id and e.user_id = a.user_id
    join reward_stocks s
      on s.client_id = e.client_id and s.reward_id = ${rewardId}::uuid and s.country = e.country
    where s.on_hand < a.quantity and not exists (
            select from orders o
            where o.client_id = e.client_id and o.user_id = e.user_id and o.reward_id = s.reward_id)`.execute(
    tx,
  );
  return new Set(rows.flatMap(({ at }) => asks[at - 1] ?? []));
}

/** Where a person's parcels may go without another proof: home, and where the last one went. */
export async function knownAddresses(
  tx: Tx,
  person: { clientId: string; userId: string },
): Promise<Partial<DeliveryAddress>[]> {
  const { rows } = await sql<{ home: Partial<DeliveryAddress>; last: DeliveryAddress | null }>`
    select u.address as home, (
             select o.address from orders o
             where o.client_id = ${person.clientId} and o.user_id = u.id and o.address is not null
             order by o.placed_at desc, o.id desc limit 1) as last
    from users u where u.id = ${person.userId}`.execute(tx);
  const [row] = rows;
  if (!row) return [];
  return row.last ? [row.home, row.last] : [row.home];
}
