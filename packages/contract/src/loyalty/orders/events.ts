import type { EventSpecs } from "../../core/event.ts";

export const orderEvents = {
  /** The order has moved on, and with it held points and units. */
  "orders.changed": "person",
  /** Decisions on orders: pages of the office. */
  "order-office.changed": "client",
} as const satisfies EventSpecs;
