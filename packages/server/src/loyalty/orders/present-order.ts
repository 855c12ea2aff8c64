import type { orderItem, order as orderShape, waitsFor } from "@trilha/contract/loyalty/orders/shapes.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { holdOf } from "../ledger/index.ts";
import type { OrderRow } from "./orders.queries.ts";
import { claimsBehind, type OrderTransitionRow, ownOrder, stepsOf } from "./orders.read.queries.ts";
import { arrivalNow } from "./rules/arrival.ts";
import { reasonIn } from "./rules/reasons.ts";

/** An order as a line of its owner's list. */
export function presentItem(call: MemberCall, row: OrderRow): z.output<typeof orderItem> {
  return {
    id: row.id,
    code: row.code,
    campaignId: row.campaignId,
    rewardId: row.rewardId,
    name: textIn(row.name, call.locale),
    pictureUrl: pictureUrl(call, row.pictureFileId),
    delivery: row.delivery,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    points: row.points,
    state: row.state,
    waiting: row.state === "awaiting_approval" ? row.waitingPoints : 0,
    arrival: arrivalNow(row, call.now),
    placedAt: row.placedAt.toISOString(),
    version: row.version,
  };
}

/** One of the caller's orders, whole; undefined when they have none of this id. */
export async function loadOwnOrder(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<z.output<typeof orderShape> | undefined> {
  const { clientId, userId } = call.actor;
  const row = await ownOrder(tx, { clientId, userId, id });
  if (!row) return undefined;
  const { delivery, state } = row;
  const waits = await waitsOf(tx, row, call);
  return {
    ...presentItem(call, row),
    waiting: waits.points,
    campaign: textIn(row.campaignTitle, call.locale),
    country: row.country,
    address: row.address,
    carrier: row.carrier,
    tracking: row.tracking,
    trackingUrl: row.trackingUrl,
    reason: reasonIn(row.reason, call.locale),
    waitsFor: waits,
    history: (await stepsOf(tx, row)).map((step) => presentStep(step, call)),
    can: {
      cancel: orderMayStep(delivery, state, "cancelled"),
      confirmArrival: delivery === "shipped" && state === "shipped" && row.returnedAt === null,
      readCodes: delivery === "digital" && state === "delivered",
    },
  };
}

/** Waits of an order, as the ledger knows it now. */
export async function waitsOf(
  tx: Tx,
  order: OrderRow,
  call: Pick<MemberCall, "locale">,
): Promise<z.output<typeof waitsFor>> {
  const nothing = { points: 0, fell: false, claims: [] };
  if (order.state !== "awaiting_approval") return nothing;
  const { clientId, id } = order;
  const held = await holdOf(tx, { clientId, purpose: "order", sourceId: id });
  if (held?.state === "released") return { ...nothing, fell: true };
  const sources = (held?.sources ?? []).filter(({ waiting }) => waiting > 0);
  const known = await claimsBehind(
    tx,
    clientId,
    sources.map(({ sourceId }) => sourceId),
  );
  const claims = new Map<string, z.output<typeof waitsFor>["claims"][number]>();
  for (const { sourceId, waiting } of sources) {
    const row = known.find((one) => one.sourceId === sourceId);
    const one = row ?? { id: sourceId, kind: "other" as const, number: null, title: null };
    const label = one.number ?? textIn(one.title ?? {}, call.locale);
    const points = (claims.get(one.id)?.points ?? 0) + waiting;
    claims.set(one.id, { id: one.id, kind: one.kind, label, points });
  }
  return { points: held?.waiting ?? 0, fell: false, claims: [...claims.values()] };
}

function presentStep(
  step: OrderTransitionRow,
  call: MemberCall,
): z.output<typeof orderShape>["history"][number] {
  return {
    from: step.from,
    to: step.to,
    by: step.byWhom === "person" ? "you" : step.byWhom === "audit" ? "audit" : "programme",
    returned: step.returned,
    reason: reasonIn(step.reason, call.locale),
    at: step.at.toISOString(),
  };
}
