import { genericProblems } from "@trilha/contract/core/problems.ts";
import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import type * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { capture } from "../ledger/index.ts";
import { shipUnits } from "../rewards/index.ts";
import { type ActOn, actOnOrders } from "./act.ts";
import type { OrderRow } from "./orders.queries.ts";
import { endOrder, moveOrder, stepObjection, unitsOf } from "./step.ts";

/**
 * §states#orders Approve or reprove. Approving spends what was held, once every point of it passed its audit; a digital order is
 * delivered with it. Reproving gives points and units back. Nobody decides on an order of their own.
 */
export const decideOnOrders: UseCase<typeof contract.decideOnOrders> = async (call, { body }) => {
  const { ids, decision } = body;
  const reason = body.reason || null;
  const { now } = call;
  if (decision === "reprove" && !reason) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  return call.write(async (tx) => ({
    outcomes: await actOnOrders(tx, call, ids, {
      action: `orders.${decision}`,
      takes: "stock and points",
      reason,
      work: (own, on) => {
        if (on.order.userId === call.actor.userId) return Promise.resolve(refuse(orderProblems.ownOrder));
        return decision === "approve"
          ? approve(own, on, now)
          : endOrder(own, on.order, { to: "reproved", by: on.by, reason, now });
      },
    }),
  }));
};

async function approve(tx: Tx, { order, blocked, by: actor }: ActOn, now: Date): Promise<OrderRow | Refusal> {
  const objection = stepObjection(order, "approved");
  if (objection) return objection;
  if (blocked) return refuse(orderProblems.personBlocked);
  const { clientId, id: sourceId } = order;
  const spent = await capture(tx, { clientId, purpose: "order", sourceId, now, actorId: actor.userId });
  if (isRefusal(spent)) {
    // Points fell: the job that reproves the order is on its way.
    return spent.refused === ledgerProblems.holdEnded ? refuse(orderProblems.pointsFell) : spent;
  }
  const approved = await moveOrder(tx, order, { to: "approved", by: actor, now });
  if (order.delivery === "shipped") return approved;
  await shipUnits(tx, unitsOf(order, { by: actor, now }));
  return moveOrder(tx, approved, { to: "delivered", by: actor, now });
}

/** §states#orders The office cancels before shipping, and says why. */
export const cancelOrders: UseCase<typeof contract.cancelOrders> = (call, { body }) =>
  call.write(async (tx) => ({
    outcomes: await actOnOrders(tx, call, body.ids, {
      action: "orders.cancel",
      takes: "stock and points",
      reason: body.reason,
      work: (own, { order, by: actor }) =>
        endOrder(own, order, { to: "cancelled", by: actor, reason: body.reason, now: call.now }),
    }),
  }));
