import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { lockPot } from "../ledger/index.ts";
import { lockOrders, lockStockOf, type OrderRow } from "./orders.queries.ts";
import { loadOwnOrder } from "./present-order.ts";
import { endOrder, moveOrder, stepObjection } from "./step.ts";

type Change = { params: { id: string }; body: { version: number } };

/** §states#orders Cancelled before shipping, by whoever ordered. */
export const cancelOwn: UseCase<typeof contract.cancelOwnOrder> = (call, input) =>
  change(call, input, async (tx, order, actor) => {
    const objection = stepObjection(order, "cancelled");
    if (objection) return objection;
    const { clientId, userId, campaignId: potId } = order;
    await lockStockOf(tx, clientId, [order]);
    await lockPot(tx, { clientId, potId, userId });
    return endOrder(tx, order, { to: "cancelled", by: actor, reason: null, now: call.now });
  });

/** "It arrived": whoever ordered knows first. */
export const confirmArrival: UseCase<typeof contract.confirmArrival> = (call, input) =>
  change(call, input, async (tx, order, actor) => {
    const objection = stepObjection(order, "delivered");
    if (objection) return objection;
    if (order.delivery === "digital" || order.returnedAt) return refuse(orderProblems.wrongState);
    return moveOrder(tx, order, { to: "delivered", by: actor, now: call.now });
  });

/** One of the caller's orders changes as they saw it: whoever was faster made another version. */
function change(
  call: MemberCall,
  { params, body }: Change,
  work: (
    tx: Tx,
    order: OrderRow,
    actor: { whom: "person"; userId: string; name: string },
  ) => Promise<OrderRow | Refusal>,
) {
  return call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const [order] = await lockOrders(tx, clientId, [params.id], userId);
    if (!order) return refuse(genericProblems.notFound);
    const done = await work(tx, order, { whom: "person", userId, name });
    if (isRefusal(done)) return done;
    if (order.version !== body.version) return refuse(genericProblems.conflict);
    return (await loadOwnOrder(tx, call, order.id)) ?? refuse(genericProblems.notFound);
  });
}
