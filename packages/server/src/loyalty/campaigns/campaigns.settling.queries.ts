import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Sales and photos of a campaign that nobody has decided on yet. */
export async function waitingReports(tx: Tx, clientId: string, campaignId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from claims c where c.client_id = ${clientId} and c.campaign_id = ${campaignId}
             and c.state in ('submitted', 'in_review', 'awaiting_picture', 'resubmitted', 'appealed'))
         + (select count(*) from store_photos p where p.client_id = ${clientId} and p.campaign_id = ${campaignId}
             and p.state in ('submitted', 'in_review', 'awaiting_picture', 'resubmitted', 'appealed')) as waiting`.execute(
    tx,
  );
  return rows[0]?.waiting ?? 0;
}

/** Orders of a campaign nobody has decided on yet: their points live until then. */
export async function waitingOrders(tx: Tx, clientId: string, campaignId: string): Promise<number> {
  const { orders } = await tx
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("orders"))
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "awaiting_approval")
    .executeTakeFirstOrThrow();
  return orders;
}

export async function zoneOf(tx: Tx, clientId: string): Promise<string> {
  const row = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
