import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, country, id, version } from "../../core/shapes.ts";
import { campaignProblems } from "../campaigns/problems.ts";
import { saleLineLimit } from "./limits.ts";
import { saleProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

const reportProblems = [
  genericProblems.notFound,
  campaignProblems.notEnrolled,
  campaignProblems.notOpen,
  saleProblems.tooOld,
  saleProblems.inFuture,
  saleProblems.outsideCampaign,
  saleProblems.invoiceSent,
  saleProblems.invoiceNumberEmpty,
  saleProblems.photoMissing,
  saleProblems.photoUnusable,
  saleProblems.notInCatalogue,
  saleProblems.storeNotYours,
] as const;

export const reportSale = endpoint({
  id: "sales.report",
  method: "POST",
  path: "/api/sales",
  summary: "Report a sale with its invoice; its points are credited in the answer and wait for audit",
  access: "participant",
  module: "has_sales",
  body: shape.saleReport,
  answer: shape.claim,
  problems: reportProblems,
  idempotent: true,
});

export const previewSale = endpoint({
  id: "sales.preview",
  method: "POST",
  path: "/api/sales/preview",
  summary: "What a sale would earn now, limits included, with the reason for each number; nothing is kept",
  access: "participant",
  module: "has_sales",
  body: z.strictObject({
    campaignId: id,
    storeId: id,
    saleDate: calendarDate,
    lines: z.array(shape.saleLine).check(z.minLength(1), z.maxLength(saleLineLimit)),
  }),
  answer: shape.preview,
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
    campaignProblems.notOpen,
    saleProblems.notInCatalogue,
    saleProblems.storeNotYours,
  ],
  rate: "read",
});

/** Which limits are how far used, so that the form shows the same number the server will. */
export const readCounters = endpoint({
  id: "sales.counters",
  method: "GET",
  path: "/api/sales/counters",
  summary: "Points already given within each limit's reach for one store and sale date",
  access: "participant",
  module: "has_sales",
  query: z.strictObject({ campaignId: id, storeId: id, saleDate: calendarDate }),
  answer: z.strictObject({
    day: z.number(),
    week: z.number(),
    campaign: z.number(),
    store: z.number(),
    budget: z.number(),
    level: z.enum(["basic", "creator", "influencer"]),
    storeGroupIds: z.array(id),
    country,
  }),
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
    campaignProblems.notOpen,
    saleProblems.storeNotYours,
  ],
});

/** Told while the form is filled in; `sales.report` decides. */
export const findSentSale = endpoint({
  id: "sales.sent",
  method: "GET",
  path: "/api/sales/sent",
  summary: "The caller's sale that an invoice was already sent with, if any",
  access: "participant",
  module: "has_sales",
  query: z.strictObject({
    ...z.pick(shape.saleReport, { campaignId: true, storeId: true, invoiceNumber: true, saleDate: true })
      .shape,
    ...z.pick(shape.saleReport, { code: true, issuer: true }).shape,
  }),
  answer: z.strictObject({
    sale: z.nullable(z.strictObject({ id, invoiceNumber: z.string(), saleDate: calendarDate })),
  }),
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
    campaignProblems.notOpen,
    saleProblems.storeNotYours,
  ],
  rate: "read",
});

export const listSales = endpoint({
  id: "sales.list",
  method: "GET",
  path: "/api/sales",
  summary: "The caller's reported sales, newest first",
  access: "participant",
  module: "has_sales",
  query: z.strictObject({ campaignId: z.optional(id), state: z.optional(shape.claimState), ...pageQuery }),
  answer: page(shape.claimItem),
});

export const readSale = endpoint({
  id: "sales.read",
  method: "GET",
  path: "/api/sales/:id",
  summary: "One of the caller's sales: lines, reasons, states",
  access: "participant",
  module: "has_sales",
  params: byId,
  answer: shape.claim,
  problems: [genericProblems.notFound],
});

export const resubmitSale = endpoint({
  id: "sales.resubmit",
  method: "POST",
  path: "/api/sales/:id/resubmission",
  summary: "Send a rejected sale once more, corrected",
  access: "participant",
  module: "has_sales",
  params: byId,
  body: z.strictObject({ version, ...z.omit(shape.saleReport, { campaignId: true }).shape }),
  answer: shape.claim,
  problems: [...reportProblems, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const appealSale = endpoint({
  id: "sales.appeal",
  method: "POST",
  path: "/api/sales/:id/appeal",
  summary: "Ask for another look at a rejected sale, once",
  access: "participant",
  module: "has_sales",
  params: byId,
  body: shape.appeal,
  answer: shape.claim,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const sendSalePicture = endpoint({
  id: "sales.send_picture",
  method: "POST",
  path: "/api/sales/:id/picture",
  summary: "Send another picture of a sale that the audit asked for",
  access: "participant",
  module: "has_sales",
  params: byId,
  body: shape.anotherPicture,
  answer: shape.claim,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.pictureLate,
    saleProblems.photoUnusable,
  ],
  idempotent: true,
});

export const withdrawSale = endpoint({
  id: "sales.withdraw",
  method: "POST",
  path: "/api/sales/:id/withdrawal",
  summary: "Take back a sale nobody has decided on; its points are reversed",
  access: "participant",
  module: "has_sales",
  params: byId,
  body: z.strictObject({ version }),
  answer: shape.claim,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const saleEndpoints = [
  reportSale,
  previewSale,
  readCounters,
  findSentSale,
  listSales,
  readSale,
  resubmitSale,
  appealSale,
  sendSalePicture,
  withdrawSale,
];
