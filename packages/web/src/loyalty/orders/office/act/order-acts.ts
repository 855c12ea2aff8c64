import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

/** Acts of the office on orders. */
export const ACTS = ["approve", "reprove", "ship", "deliver", "takeBack", "cancel"] as const;
export type OfficeOrderAction = (typeof ACTS)[number];

const rights: Readonly<Record<OfficeOrderAction, Permission>> = {
  approve: "orders.decide",
  reprove: "orders.decide",
  ship: "orders.ship",
  deliver: "orders.ship",
  takeBack: "orders.ship",
  cancel: "orders.decide",
};

type Standing = { readonly state: OrderState; readonly delivery: RewardDelivery };

/** §states#orders: whether an order's state lets it; its points and its person are the server's to judge. */
export function mayAct(act: OfficeOrderAction, { state, delivery }: Standing): boolean {
  if (act === "takeBack") return delivery === "shipped" && (state === "shipped" || state === "delivered");
  // Before a decision the office says no by reproving: the person reads a decision, not a cancellation.
  if (act === "cancel") return state === "approved" && orderMayStep(delivery, state, "cancelled");
  const to = { approve: "approved", reprove: "reproved", ship: "shipped", deliver: "delivered" } as const;
  // A digital order is delivered by its approval, never by hand.
  if (act === "deliver" && delivery === "digital") return false;
  return orderMayStep(delivery, state, to[act]);
}

/** Acts possible on all of these orders at once; nothing where they stand differently. */
export const actsFor = (
  orders: readonly Standing[],
  may: (permission: Permission) => boolean,
): readonly OfficeOrderAction[] =>
  orders.length === 0
    ? []
    : ACTS.filter((act) => may(rights[act]) && orders.every((order) => mayAct(act, order)));
