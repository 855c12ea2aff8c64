import type * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { returnUnits, shipUnits } from "../rewards/index.ts";
import { type ActOn, actOnOrders } from "./act.ts";
import { insertTransition, type OrderRow, writeReturn } from "./orders.queries.ts";
import { moveOrder, stepObjection, unitsOf } from "./step.ts";

/** How a parcel goes. */
export interface Shipping {
  readonly carrier: string;
  readonly tracking: string;
  readonly trackingUrl?: string | undefined;
}

/** Parcels are on their way: what was reserved leaves the stock. */
export const shipOrders: UseCase<typeof contract.shipOrders> = (call, { body }) => {
  const shipments = new Map(body.shipments.map((shipment) => [shipment.id, shipment]));
  return call.write(async (tx) => ({
    outcomes: await actOnOrders(tx, call, [...shipments.keys()], {
      action: "orders.ship",
      takes: "stock",
      work: async (own, on) => {
        const shipping = shipments.get(on.order.id);
        return shipping ? ship(own, on, shipping, call.now) : refuse(orderProblems.wrongState);
      },
    }),
  }));
};

/** §states#orders approved → shipped; `at`: when it happened, if somebody knows better. Refuses `orders.person_blocked`: what belongs to somebody blocked stays in the house. */
export async function ship(
  tx: Tx,
  { order, blocked, by: actor }: ActOn,
  { carrier, tracking, trackingUrl }: Shipping,
  now: Date,
  at = now,
): Promise<OrderRow | Refusal> {
  const objection = stepObjection(order, "shipped");
  if (objection) return objection;
  if (blocked) return refuse(orderProblems.personBlocked);
  await shipUnits(tx, unitsOf(order, { by: actor, now }));
  const fields = { carrier, tracking: tracking || null, trackingUrl: trackingUrl || null, at };
  return moveOrder(tx, order, { to: "shipped", by: actor, now }, fields);
}

/** Parcels arrived. */
export const deliverOrders: UseCase<typeof contract.deliverOrders> = (call, { body }) =>
  call.write(async (tx) => ({
    outcomes: await actOnOrders(tx, call, body.ids, {
      action: "orders.deliver",
      takes: "nothing",
      work: (own, on) => deliver(own, on, call.now),
    }),
  }));

/** §states#orders shipped → delivered, of what did not come back. */
export async function deliver(
  tx: Tx,
  { order, by: actor }: ActOn,
  now: Date,
  at = now,
): Promise<OrderRow | Refusal> {
  const objection = stepObjection(order, "delivered");
  if (objection) return objection;
  if (order.delivery === "digital" || order.returnedAt) return refuse(orderProblems.wrongState);
  return moveOrder(tx, order, { to: "delivered", by: actor, now }, { at });
}

/** Parcels came back: their units are on hand again, the orders stay what they are. */
export const takeBackOrders: UseCase<typeof contract.takeBackOrders> = (call, { body }) => {
  const reason = body.reason || null;
  return call.write(async (tx) => ({
    outcomes: await actOnOrders(tx, call, body.ids, {
      action: "orders.take_back",
      takes: "stock",
      reason,
      work: (own, on) => takeBack(own, on, reason, call.now),
    }),
  }));
};

/** A parcel came back, once. */
export async function takeBack(
  tx: Tx,
  { order, by: actor }: ActOn,
  reason: string | null,
  now: Date,
  at = now,
): Promise<OrderRow | Refusal> {
  const out = order.state === "shipped" || order.state === "delivered";
  if (order.delivery === "digital" || !out || order.returnedAt) return refuse(orderProblems.wrongState);
  await returnUnits(tx, unitsOf(order, { by: actor, now, reason }));
  await writeReturn(tx, order, at);
  await insertTransition(tx, order, {
    from: order.state,
    to: order.state,
    returned: true,
    by: actor,
    reason,
    now,
  });
  return { ...order, returnedAt: at, version: order.version + 1 };
}
