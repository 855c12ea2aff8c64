import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Erases addresses of orders that ended before a moment, the oldest first, at most so many; answers how many. */
export async function eraseOldAddresses(
  tx: Tx,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set address = null, address_erased_at = ${now}::timestamptz
    where id in (
      select id from orders
      where address is not null and state in ('delivered', 'reproved', 'cancelled')
        and since < ${before}::timestamptz
      order by since limit ${most} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Erases every address of a person's orders, also of parcels that have left. */
export async function eraseAddressesOf(
  tx: Tx,
  { clientId, userId, now }: { clientId: string; userId: string; now: Date },
): Promise<void> {
  await sql`update orders set address = null, address_erased_at = ${now}::timestamptz
    where client_id = ${clientId} and user_id = ${userId} and address is not null`.execute(tx);
}

/** Orders of a person that are on no way yet. */
export async function openOrders(tx: Tx, clientId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("orders")
    .select("id")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("state", "in", ["awaiting_approval", "approved"])
    .execute();
  return rows.map(({ id }) => id);
}
