import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { refund, release } from "../ledger/index.ts";
import { type OrderUnits, releaseUnits } from "../rewards/index.ts";
import { notifyOrder } from "./announce.ts";
import { uncountUnits } from "./counters.queries.ts";
import {
  insertTransition,
  type OrderActor,
  type OrderRow,
  type StepFields,
  writeState,
} from "./orders.queries.ts";

export interface OrderTransition {
  readonly to: OrderState;
  readonly by: OrderActor;
  readonly reason?: string | null;
  readonly now: Date;
}

/** May an order come to this state? The refusal is the same whoever asks; undefined: it may. */
export function stepObjection(order: OrderRow, to: OrderState): Refusal | undefined {
  return orderMayStep(order.delivery, order.state, to) ? undefined : refuse(orderProblems.wrongState);
}

/** Moves an order on and tells its person; answers it as it stands then. */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  step: OrderTransition,
  fields: StepFields = {},
): Promise<OrderRow> {
  const { to, by: actor, now, reason = null } = step;
  await writeState(tx, order, to, { ...fields, now });
  await insertTransition(tx, order, { from: order.state, to, by: actor, reason, now });
  const moved: OrderRow = {
    ...order,
    state: to,
    since: now,
    version: order.version + 1,
    carrier: fields.carrier ?? order.carrier,
    tracking: fields.tracking ?? order.tracking,
    reason: fields.reason ?? order.reason,
  };
  await notifyOrder(tx, moved, { reason, now });
  return moved;
}

/** The units of an order, for stock and codes. */
export function unitsOf(order: OrderRow, step: Pick<OrderTransition, "by" | "now" | "reason">): OrderUnits {
  return {
    clientId: order.clientId,
    orderId: order.id,
    rewardId: order.rewardId,
    country: order.country,
    units: order.quantity,
    delivery: order.delivery,
    by: { userId: step.by.userId, name: step.by.name },
    at: step.now,
    reason: step.reason ?? null,
  };
}

/**
 * Ends an order that will not come: units and codes go back, its points to the lots they came from (§states#orders), and it
 * counts no more in any limit. The order and its stock are taken.
 */
export async function endOrder(
  tx: Tx,
  order: OrderRow,
  step: OrderTransition & { to: "reproved" | "cancelled"; reason: string | null },
): Promise<OrderRow | Refusal> {
  const objection = stepObjection(order, step.to);
  if (objection) return objection;
  const { clientId, id, userId, quantity, counted } = order;
  await releaseUnits(tx, unitsOf(order, step));
  const name = { clientId, purpose: "order", sourceId: id, now: step.now, actorId: step.by.userId } as const;
  const back = order.state === "approved" ? await refund(tx, name) : await release(tx, name);
  if (isRefusal(back)) throw new Error(`order ${id} is ${order.state}, its points say ${back.refused.code}`);
  await uncountUnits(tx, { clientId, userId, quantity, counted });
  return moveOrder(tx, order, step, { reason: step.reason });
}
