import type { orderHindrances } from "@trilha/contract/loyalty/orders/shapes.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";

/** Why somebody cannot approve an order that awaits it, whatever their roles; null: nothing hinders. */
export function hindranceOf(order: {
  own: boolean;
  state: OrderState;
  blocked: boolean;
  waits: { points: number; fell: boolean };
}): (typeof orderHindrances)[number] | null {
  if (order.state !== "awaiting_approval") return null;
  if (order.own) return "own_order";
  if (order.waits.fell) return "points_fell";
  if (order.waits.points > 0) return "waits_for_audit";
  return order.blocked ? "person_blocked" : null;
}
