import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { lockPot } from "../ledger/index.ts";
import { eraseAddressesOf, openOrders } from "./addresses.queries.ts";
import { lockOrders, lockStockOf } from "./orders.queries.ts";
import { endOrder } from "./step.ts";

/**
 * Leaver's orders: what of theirs is on no way yet is cancelled, units and points go back, and every address is
 * erased, also of parcels that have left. Again is no fault.
 */
export async function leaveOrders(
  tx: Tx,
  { clientId, userId, now }: { clientId: string; userId: string; now: Date },
): Promise<void> {
  const orders = await lockOrders(tx, clientId, await openOrders(tx, clientId, userId), userId);
  const waiting = orders.filter(({ state }) => state === "awaiting_approval" || state === "approved");
  await lockStockOf(tx, clientId, waiting);
  for (const potId of [...new Set(waiting.map(({ campaignId }) => campaignId))].toSorted()) {
    await lockPot(tx, { clientId, potId, userId });
  }
  // Placeholder name: it would stand in the order's history for good.
  const actor = { whom: "person", userId, name: "—" } as const;
  for (const order of waiting) {
    const ended = await endOrder(tx, order, { to: "cancelled", by: actor, reason: null, now });
    if (isRefusal(ended)) throw new Error(`order ${order.id} was not cancelled: ${ended.refused.code}`);
  }
  await eraseAddressesOf(tx, { clientId, userId, now });
}
