import type { Country } from "@trilha/contract/kernel/country.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The oldest free codes are an order's from now on; answers how many there were. */
export async function reserveCodes(
  tx: Tx,
  of: { clientId: string; rewardId: string; country: Country; orderId: string; units: number; at: Date },
): Promise<number> {
  // Materialized: a plan that asks for the oldest again for each row would find others.
  const { numAffectedRows } = await sql`
    with oldest as materialized (
      select id from reward_codes
      where client_id = ${of.clientId} and reward_id = ${of.rewardId} and country = ${of.country} and state = 'free'
      order by id limit ${of.units} for update)
    update reward_codes c set state = 'reserved', order_id = ${of.orderId}::uuid, at = ${of.at}::timestamptz
    from oldest where c.client_id = ${of.clientId} and c.id = oldest.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What an order had reserved is free again. */
export async function freeCodes(
  tx: Tx,
  of: { clientId: string; orderId: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("reward_codes")
    .set({ state: "free", order_id: null, at: of.at })
    .where("client_id", "=", of.clientId)
    .where("order_id", "=", of.orderId)
    .where("state", "=", "reserved")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What an order had reserved is the person's. */
export async function giveCodes(
  tx: Tx,
  of: { clientId: string; orderId: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("reward_codes")
    .set({ state: "given", at: of.at })
    .where("client_id", "=", of.clientId)
    .where("order_id", "=", of.orderId)
    .where("state", "=", "reserved")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The codes an order gave, sealed, in the order they were brought in. */
export async function givenCodes(tx: Tx, of: { clientId: string; orderId: string }): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom("reward_codes")
    .select("sealed")
    .where("client_id", "=", of.clientId)
    .where("order_id", "=", of.orderId)
    .where("state", "=", "given")
    .orderBy("id")
    .execute();
  return rows.map(({ sealed }) => sealed);
}
