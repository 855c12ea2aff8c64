import { publishEvent } from "../../core/events.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { raisePriority } from "../claims/index.ts";
import { holdOf, lockPot } from "../ledger/index.ts";
import { lockOrders, lockStockOf, type OrderRow, writeWaiting } from "./orders.queries.ts";
import { claimsBehind } from "./orders.read.queries.ts";
import { pointsFell } from "./rules/reasons.ts";
import { endOrder } from "./step.ts";

/**
 * The points of an order cleared, changed or fell in an audit. Fallen: the order is reproved and its person told why.
 * Standing: the queue hears for how many it waits, and the claims they come from rise before the auditors.
 */
export const holdChanged: JobHandler<"orders.hold_changed"> = async (
  { db, clock },
  { clientId, orderId },
) => {
  await db.write({ clientId }, async (tx) => {
    const [order] = await lockOrders(tx, clientId, [orderId]);
    if (order?.state !== "awaiting_approval") return;
    const held = await holdOf(tx, { clientId, purpose: "order", sourceId: orderId });
    if (!held) throw new Error(`order ${orderId} has no hold`);
    if (held.state === "released") {
      await reprove(tx, order, clock.now());
      return;
    }
    await writeWaiting(tx, order, held.waiting);
    const sources = held.sources.filter(({ waiting }) => waiting > 0).map(({ sourceId }) => sourceId);
    const claims = await claimsBehind(tx, clientId, sources);
    await raisePriority(
      tx,
      clientId,
      claims.map(({ kind: type, id }) => ({ type, id })),
    );
    if (held.waiting !== order.waitingPoints) {
      await publishEvent(tx, "orders.changed", { clientId, userId: order.userId });
    }
  });
};

async function reprove(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { clientId, campaignId: potId, userId } = order;
  await lockStockOf(tx, clientId, [order]);
  await lockPot(tx, { clientId, potId, userId });
  const actor = { whom: "audit", userId: null, name: "" } as const;
  const done = await endOrder(tx, order, { to: "reproved", by: actor, reason: pointsFell, now });
  if (isRefusal(done)) throw new Error(`order ${order.id} was not reproved: ${done.refused.code}`);
}
