import type { Country } from "@trilha/contract/kernel/country.ts";
import type { DeliveryAddress } from "@trilha/contract/orders/address.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CampaignState } from "../../db/schema-campaigns.ts";

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
  of: { clientId: string; campaignId: string; userId: string },
): Promise<RedeemerRow | undefined> {
  const { rows } = await sql<RedeemerRow>`
    select c.state, c.settlement_days, w.country, w.time_zone, w.begins_at, w.ends_on, m.status,
           k.time_zone as client_zone
    from campaigns c
    join clients k on k.id = c.client_id
    left join campaign_enrolments e
      on e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${of.userId}
    left join memberships m on m.client_id = c.client_id and m.user_id = ${of.userId}
    left join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.id and w.country = e.country
    where c.client_id = ${of.clientId} and c.id = ${of.campaignId}::uuid`.execute(tx);
  return rows[0];
}

/**
 * Are there too few units for sure? False also where nothing is known, and for whoever ordered the reward before: a call
 * of theirs may be one that is asked again and was answered.
 */
export async function soldOut(
  tx: Tx,
  of: { clientId: string; userId: string; campaignId: string; rewardId: string; quantity: number },
): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select s.on_hand < ${of.quantity}::integer and not exists (
             select from orders o
             where o.client_id = e.client_id and o.user_id = e.user_id and o.reward_id = s.reward_id) as late
    from campaign_enrolments e
    join reward_stocks s
      on s.client_id = e.client_id and s.reward_id = ${of.rewardId}::uuid and s.country = e.country
    where e.client_id = ${of.clientId} and e.campaign_id = ${of.campaignId}::uuid and e.user_id = ${of.userId}`.execute(
    tx,
  );
  return rows[0]?.late ?? false;
}

/** Where a person's parcels may go without asking for the password: home, and where the last one went. */
export async function knownAddresses(
  tx: Tx,
  of: { clientId: string; userId: string; sessionId: string },
): Promise<{ addresses: Partial<DeliveryAddress>[]; provedAt: Date | null }> {
  const { rows } = await sql<{
    home: Partial<DeliveryAddress>;
    last: DeliveryAddress | null;
    proved_at: Date | null;
  }>`
    select u.address as home, (
             select o.address from orders o
             where o.client_id = ${of.clientId} and o.user_id = u.id and o.address is not null
             order by o.placed_at desc, o.id desc limit 1) as last,
           (select s.proved_at from sessions s where s.id = ${of.sessionId}::uuid) as proved_at
    from users u where u.id = ${of.userId}`.execute(tx);
  const [row] = rows;
  if (!row) return { addresses: [], provedAt: null };
  return { addresses: row.last ? [row.home, row.last] : [row.home], provedAt: row.proved_at };
}
