import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import type { officeOrderItem, officeOrder as orderShape } from "@trilha/contract/loyalty/orders/shapes.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { textIn } from "../campaigns/index.ts";
import { type OfficeOrderRow, officeOrder, officePage, zoneOf } from "./office.queries.ts";
import { stepsOf } from "./orders.read.queries.ts";
import { presentItem, waitsOf } from "./present-order.ts";
import { hindranceOf } from "./rules/hindrance.ts";
import { reasonIn } from "./rules/reasons.ts";

/** A page of the programme's orders. */
export const listOrders: UseCase<typeof contract.listOrders> = async (call, { query }) => {
  const { cursor, limit, ...filter } = query;
  const { clientId } = call.actor;
  const place = readCursor(cursor, ["moment", "id"]);
  const after = place && { at: new Date(place[0]), id: place[1] };
  return call.read(async (tx) => {
    const scope = { clientId, zone: await zoneOf(tx, clientId) };
    const rows = await officePage(tx, scope, filter, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.placedAt.getTime(), row.id],
      (row) => presentOfficeItem(call, row),
    );
  });
};

/** One order, with what the caller may do; where it goes is for whoever ships alone. */
export const readOrder: UseCase<typeof contract.readOrder> = (call, { params }) =>
  call.read(async (tx): Promise<z.output<typeof orderShape> | ReturnType<typeof refuse>> => {
    const { clientId, userId, permissions } = call.actor;
    const row = await officeOrder(tx, clientId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const { state, delivery } = row;
    const waits = await waitsOf(tx, row, call);
    const hindrance = hindranceOf({ own: row.userId === userId, state, blocked: row.blocked, waits });
    const may = (to: typeof state) => orderMayStep(delivery, state, to);
    const [decides, ships] = [permissions.has("orders.decide"), permissions.has("orders.ship")];
    const out = delivery === "shipped" && row.returnedAt === null;
    return {
      ...presentOfficeItem(call, row),
      waiting: waits.points,
      names: row.name,
      address: ships ? row.address : null,
      addressErasedAt: row.addressErasedAt?.toISOString() ?? null,
      trackingUrl: row.trackingUrl,
      reason: reasonIn(row.reason, call.locale),
      waitsFor: waits,
      history: (await stepsOf(tx, row)).map((step) => ({
        from: step.from,
        to: step.to,
        by: step.actorName,
        returned: step.returned,
        reason: reasonIn(step.reason, call.locale),
        at: step.at.toISOString(),
      })),
      hindrance,
      can: {
        approve: decides && may("approved") && hindrance === null,
        reprove: decides && may("reproved") && hindrance !== "own_order",
        cancel: decides && may("cancelled"),
        ship: ships && may("shipped") && !row.blocked,
        deliver: ships && out && may("delivered"),
        takeBack: ships && out && (state === "shipped" || state === "delivered"),
      },
    };
  });

/** An order as a line of the office's list. */
export function presentOfficeItem(call: MemberCall, row: OfficeOrderRow): z.output<typeof officeOrderItem> {
  return {
    ...presentItem(call, row),
    campaign: textIn(row.campaignTitle, call.locale),
    country: row.country,
    category: textIn(row.categoryName, call.locale),
    person: { userId: row.userId, membershipId: row.membershipId, name: row.person, store: row.store },
    ready: row.state === "awaiting_approval" && row.waitingPoints === 0,
    carrier: row.carrier,
    tracking: row.tracking,
    since: row.since.toISOString(),
  };
}
