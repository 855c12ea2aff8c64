import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { codesOfOrder } from "../rewards/index.ts";
import { keepCodesSeen, ownOrder, ownOrders } from "./orders.read.queries.ts";
import { loadOwnOrder, presentItem } from "./present-order.ts";

/** A page of the caller's orders, the newest first. */
export const listOwn: UseCase<typeof contract.listOwnOrders> = async (call, { query }) => {
  const { clientId, userId } = call.actor;
  const { campaignId, state, limit } = query;
  const place = readCursor(query.cursor, ["moment", "id"]);
  const page = { after: place && ([new Date(place[0]), place[1]] as const), rows: limit + 1 };
  const rows = await call.read((tx) => ownOrders(tx, { clientId, userId, campaignId, state }, page));
  return pageOf(
    rows,
    limit,
    (row) => [row.placedAt.getTime(), row.id],
    (row) => presentItem(call, row),
  );
};

/** One of the caller's orders. */
export const readOwn: UseCase<typeof contract.readOwnOrder> = (call, { params }) =>
  call.read(async (tx) => (await loadOwnOrder(tx, call, params.id)) ?? refuse(genericProblems.notFound));

/** The codes of one of the caller's orders, in clear; nobody else reads them, staff neither. */
export const readCodes: UseCase<typeof contract.readOrderCodes> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const row = await ownOrder(tx, { clientId, userId, id: params.id });
    if (!row) return refuse(genericProblems.notFound);
    if (row.delivery !== "digital" || row.state !== "delivered") return refuse(orderProblems.codesNotYet);
    await keepCodesSeen(tx, { clientId, orderId: row.id, at: call.now });
    return { codes: await codesOfOrder(tx, call.parts.keys, { clientId, orderId: row.id }) };
  });
