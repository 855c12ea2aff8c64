import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";

type Step = Order["history"][number];

export type OrderStep = Pick<Step, "to" | "returned" | "reason"> & {
  readonly at: string | undefined;
  readonly by: Step["by"] | undefined;
};

const AHEAD: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_approval: ["approved", "shipped", "delivered"],
  approved: ["shipped", "delivered"],
  shipped: ["delivered"],
  delivered: [],
  reproved: [],
  cancelled: [],
};

/** §states#orders: the steps an order took, and those that lie ahead; a code is not shipped. */
export function stepsOfOrder({
  state,
  delivery,
  history,
}: Pick<Order, "state" | "delivery" | "history">): OrderStep[] {
  const ahead = AHEAD[state].filter((one) => delivery === "shipped" || one !== "shipped");
  return [
    ...history,
    ...ahead.map((to) => ({ to, returned: false, reason: null, at: undefined, by: undefined })),
  ];
}
