import type { RewardDelivery } from "../rewards/states.ts";

/** §states#orders; `order_step` in the database says the same. */
export const orderStates = [
  "awaiting_approval",
  "approved",
  "shipped",
  "delivered",
  "reproved",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

const shipped: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_approval: ["approved", "reproved", "cancelled"],
  approved: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: [],
  reproved: [],
  cancelled: [],
};

/**
 * §states#orders: each state with those that may follow. Migration 0022 (`order_step`) says the same, and a test compares
 * the two. A digital order is delivered with its approval: whoever saw a code cannot give it back.
 */
export const orderSteps: Readonly<
  Record<RewardDelivery, Readonly<Record<OrderState, readonly OrderState[]>>>
> = {
  shipped,
  digital: { ...shipped, approved: ["delivered"], shipped: [] },
};

/** May an order that is delivered this way go from one state to the other? */
export function orderMayStep(delivery: RewardDelivery, from: OrderState, to: OrderState): boolean {
  return orderSteps[delivery][from].includes(to);
}
