import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import type { OrderRow } from "./orders.queries.ts";
import { localeOf } from "./orders.read.queries.ts";
import { reasonIn } from "./rules/reasons.ts";

export type AnnouncedOrder = Omit<OrderRow, "timeZone">;

/** Tells a person what became of their order, and everybody's open pages to look again. */
export async function notifyOrder(
  tx: Tx,
  order: AnnouncedOrder,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  const { clientId, userId, points } = order;
  const locale = await localeOf(tx, userId);
  const item = textIn(order.name, locale);
  const why = reasonIn(reason, locale) ?? "";
  const about = { clientId, userId, link: `/profile/orders/${order.id}`, now } as const;
  switch (order.state) {
    case "awaiting_approval":
      await notify(tx, { ...about, kind: "order.placed", params: { item, code: order.code, points } });
      break;
    case "approved":
      // A digital one is delivered in the same breath, and that is what counts.
      if (order.delivery === "shipped")
        await notify(tx, { ...about, kind: "order.approved", params: { item } });
      break;
    case "shipped": {
      const params = { item, carrier: order.carrier ?? "", tracking: order.tracking ?? "" };
      await notify(tx, { ...about, kind: "order.shipped", params });
      break;
    }
    case "delivered":
      if (order.delivery === "digital")
        await notify(tx, { ...about, kind: "order.codes_ready", params: { item } });
      else await notify(tx, { ...about, kind: "order.delivered", params: { item } });
      break;
    case "reproved":
      await notify(tx, { ...about, kind: "order.reproved", params: { item, points, reason: why } });
      break;
    case "cancelled":
      await notify(tx, { ...about, kind: "order.cancelled", params: { item, points, reason: why } });
  }
  await publishEvent(tx, "orders.changed", { clientId, userId });
  if (["awaiting_approval", "reproved", "cancelled", "approved"].includes(order.state)) {
    await publishEvent(tx, "points.changed", { clientId, userId });
  }
}
