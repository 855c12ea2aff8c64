import type { Country } from "@trilha/contract/core/country.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

export interface ParcelRow {
  id: string;
  code: string;
  sku: string;
  name: Record<string, string>;
  quantity: number;
  placed_at: Date;
  address: DeliveryAddress;
}

/** Approved orders that are to be sent, who waits longest first. */
export async function parcelPage(
  tx: Tx,
  campaign: { clientId: string; country?: Country | undefined; campaignId?: string | undefined },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<ParcelRow[]> {
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<ParcelRow>`
    select o.id, o.code, r.sku, o.name, o.quantity, o.placed_at, o.address
    from orders o join rewards r on r.client_id = o.client_id and r.id = o.reward_id
    where o.client_id = ${campaign.clientId} and o.state = 'approved' and o.address is not null
      and (${campaign.country ?? null}::text is null or o.country = ${campaign.country ?? null})
      and (${campaign.campaignId ?? null}::uuid is null or o.campaign_id = ${campaign.campaignId ?? null}::uuid)
      and (${at}::timestamptz is null or (o.placed_at, o.id) > (${at}::timestamptz, ${id}::uuid))
    order by o.placed_at, o.id limit ${page.rows}`.execute(tx);
  return rows;
}
