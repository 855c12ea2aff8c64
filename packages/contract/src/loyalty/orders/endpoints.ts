import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { ledgerProblems } from "../ledger/problems.ts";
import { rewardProblems } from "../rewards/problems.ts";
import { orderProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const redeem = endpoint({
  id: "orders.redeem",
  method: "POST",
  path: "/api/orders",
  summary:
    "Redeem a reward: points and stock are reserved until somebody decides on the order (§validation#redemption-rush)",
  access: "participant",
  module: "has_reward_store",
  body: shape.redemption,
  answer: shape.order,
  problems: [
    genericProblems.notFound,
    identityProblems.proofNeeded,
    ledgerProblems.frozen,
    ledgerProblems.inDebt,
    rewardProblems.priceChanged,
    rewardProblems.notAvailable,
    orderProblems.noCampaign,
    orderProblems.levelMissing,
    orderProblems.trainingMissing,
    orderProblems.notForYou,
    orderProblems.notOpen,
    orderProblems.closed,
    orderProblems.addressWrong,
    orderProblems.insufficientPoints,
    orderProblems.notEnoughStock,
    orderProblems.categoryLimit,
    orderProblems.rewardLimit,
  ],
  unexpected: orderProblems.redeemFailed,
  idempotent: true,
});

export const listOwnOrders = endpoint({
  id: "orders.mine",
  method: "GET",
  path: "/api/orders/mine",
  summary: "The caller's orders, the newest first",
  access: "participant",
  module: "has_reward_store",
  query: z.strictObject({ campaignId: z.optional(id), state: z.optional(shape.orderState), ...pageQuery }),
  answer: page(shape.orderItem),
});

export const readOwnOrder = endpoint({
  id: "orders.mine_read",
  method: "GET",
  path: "/api/orders/mine/:id",
  summary: "One of the caller's orders: its way so far, tracking, and which sales it waits for",
  access: "participant",
  module: "has_reward_store",
  params,
  answer: shape.order,
  problems: [genericProblems.notFound],
});

export const readOrderCodes = endpoint({
  id: "orders.codes",
  method: "GET",
  path: "/api/orders/mine/:id/codes",
  summary: "The digital codes of one of the caller's delivered orders",
  access: "participant",
  module: "has_reward_store",
  params,
  answer: shape.orderCodes,
  problems: [genericProblems.notFound, orderProblems.codesNotYet],
});

const changed = [genericProblems.notFound, genericProblems.conflict, orderProblems.wrongState] as const;

export const cancelOwnOrder = endpoint({
  id: "orders.cancel",
  method: "POST",
  path: "/api/orders/mine/:id/cancel",
  summary: "Cancel one's own order before it is shipped; its points go back to where they came from",
  access: "participant",
  module: "has_reward_store",
  params,
  body: shape.orderChange,
  answer: shape.order,
  problems: changed,
  idempotent: true,
});

export const confirmArrival = endpoint({
  id: "orders.arrived",
  method: "POST",
  path: "/api/orders/mine/:id/arrived",
  summary: "Say that the parcel arrived",
  access: "participant",
  module: "has_reward_store",
  params,
  body: shape.orderChange,
  answer: shape.order,
  problems: changed,
  idempotent: true,
});

export const listOrders = endpoint({
  id: "orders.list",
  method: "GET",
  path: "/api/office/orders",
  summary:
    "Orders of the programme; those that await a decision with the oldest first, else the newest first",
  access: "orders.read",
  module: "has_reward_store",
  query: z.strictObject({ ...shape.orderFilters, ...pageQuery }),
  answer: page(shape.officeOrderItem),
});

export const readOrder = endpoint({
  id: "orders.read",
  method: "GET",
  path: "/api/office/orders/:id",
  summary: "One order: person, points, way so far, and what the caller may do; its address for whoever ships",
  access: "orders.read",
  module: "has_reward_store",
  params,
  answer: shape.officeOrder,
  problems: [genericProblems.notFound],
});

export const decideOnOrders = endpoint({
  id: "orders.decide",
  method: "POST",
  path: "/api/office/orders/decisions",
  summary: "Approve or reprove orders; each is done by itself, and the answer says which were not and why",
  access: "orders.decide",
  module: "has_reward_store",
  body: shape.orderDecision,
  answer: shape.orderOutcomes,
  idempotent: true,
});

export const shipOrders = endpoint({
  id: "orders.ship",
  method: "POST",
  path: "/api/office/orders/shipments",
  summary: "Say that parcels are on their way, with their carrier and tracking",
  access: "orders.ship",
  module: "has_reward_store",
  body: shape.shipments,
  answer: shape.orderOutcomes,
  idempotent: true,
});

export const deliverOrders = endpoint({
  id: "orders.deliver",
  method: "POST",
  path: "/api/office/orders/deliveries",
  summary: "Say that parcels arrived",
  access: "orders.ship",
  module: "has_reward_store",
  body: shape.orderIds,
  answer: shape.orderOutcomes,
  idempotent: true,
});

export const takeBackOrders = endpoint({
  id: "orders.returned",
  method: "POST",
  path: "/api/office/orders/returns",
  summary: "Say that parcels came back to the warehouse: their units are in stock again",
  access: "orders.ship",
  module: "has_reward_store",
  body: shape.orderReturn,
  answer: shape.orderOutcomes,
  idempotent: true,
});

export const cancelOrders = endpoint({
  id: "orders.cancel_office",
  method: "POST",
  path: "/api/office/orders/cancellations",
  summary: "Cancel orders before they are shipped, with the reason; points and units go back",
  access: "orders.decide",
  module: "has_reward_store",
  body: shape.orderCancellation,
  answer: shape.orderOutcomes,
  idempotent: true,
});

export const importOrders = endpoint({
  id: "orders.import",
  method: "POST",
  path: "/api/office/orders/import",
  summary: "Check the warehouse's answer, or take it in, whole or its good lines alone",
  access: "orders.ship",
  module: "has_reward_store",
  body: shape.orderFile,
  answer: importReport,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.typeRefused,
  ],
  rate: "upload",
  idempotent: true,
});

export const orderEndpoints = [
  redeem,
  listOwnOrders,
  readOwnOrder,
  readOrderCodes,
  cancelOwnOrder,
  confirmArrival,
  listOrders,
  readOrder,
  decideOnOrders,
  shipOrders,
  deliverOrders,
  takeBackOrders,
  cancelOrders,
  importOrders,
];
