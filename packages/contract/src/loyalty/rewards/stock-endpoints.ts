import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, searchText } from "../../core/shapes.ts";
import { rewardProblems, stockProblems } from "./problems.ts";
import * as shape from "./stock-shapes.ts";

const params = z.strictObject({ id });

export const listStock = endpoint({
  id: "stock.list",
  method: "GET",
  path: "/api/office/stock",
  summary: "Units of each item and country, by SKU",
  access: "rewards.read",
  module: "has_reward_store",
  query: z.strictObject({
    /** In name or SKU. */
    search: searchText,
    rewardId: z.optional(id),
    country: z.optional(country),
    /** Only what is sold out. */
    soldOut: z.optional(z.literal("true")),
    ...pageQuery,
  }),
  answer: page(shape.stockRow),
});

export const listStockMoves = endpoint({
  id: "stock.moves",
  method: "GET",
  path: "/api/office/stock/moves",
  summary: "How units came and went, the newest first",
  access: "rewards.read",
  module: "has_reward_store",
  query: z.strictObject({
    rewardId: z.optional(id),
    country: z.optional(country),
    kind: z.optional(shape.stockMoveKind),
    ...pageQuery,
  }),
  answer: page(shape.stockMove),
});

export const receiveStock = endpoint({
  id: "stock.receive",
  method: "POST",
  path: "/api/office/stock/receipts",
  summary: "Units of an item that came in, in one country",
  access: "stock.edit",
  module: "has_reward_store",
  body: shape.stockReceipt,
  answer: shape.stockRow,
  problems: [genericProblems.notFound, stockProblems.digitalByCodes, rewardProblems.notInCountry],
  idempotent: true,
});

export const listStockCorrections = endpoint({
  id: "stock.corrections",
  method: "GET",
  path: "/api/office/stock/corrections",
  summary: "Corrections proposed after a count, the newest first",
  access: "rewards.read",
  module: "has_reward_store",
  query: z.strictObject({
    state: z.optional(shape.correctionState),
    rewardId: z.optional(id),
    ...pageQuery,
  }),
  answer: page(shape.stockCorrection),
});

export const proposeStockCorrection = endpoint({
  id: "stock.propose",
  method: "POST",
  path: "/api/office/stock/corrections",
  summary: "Propose units more or less than the books say; a second person decides",
  access: "stock.edit",
  module: "has_reward_store",
  body: shape.stockProposal,
  answer: shape.stockCorrection,
  problems: [
    genericProblems.notFound,
    stockProblems.digitalByCodes,
    stockProblems.belowZero,
    rewardProblems.notInCountry,
  ],
  idempotent: true,
});

export const decideStockCorrection = endpoint({
  id: "stock.decide",
  method: "POST",
  path: "/api/office/stock/corrections/:id/decision",
  summary: "Approve or refuse a correction of somebody else",
  access: "stock.approve",
  module: "has_reward_store",
  params,
  body: shape.stockDecision,
  answer: shape.stockCorrection,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    stockProblems.secondPerson,
    stockProblems.decided,
    stockProblems.belowZero,
  ],
  idempotent: true,
});

export const withdrawStockCorrection = endpoint({
  id: "stock.withdraw",
  method: "POST",
  path: "/api/office/stock/corrections/:id/withdrawal",
  summary: "Take back one's own correction while nobody has decided on it",
  access: "stock.edit",
  module: "has_reward_store",
  params,
  body: shape.stockWithdrawal,
  answer: shape.stockCorrection,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    stockProblems.notProposer,
    stockProblems.decided,
  ],
  idempotent: true,
});

export const stockEndpoints = [
  listStock,
  listStockMoves,
  receiveStock,
  listStockCorrections,
  proposeStockCorrection,
  decideStockCorrection,
  withdrawStockCorrection,
];
