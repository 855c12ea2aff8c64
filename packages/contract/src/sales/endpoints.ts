import * as z from "zod/mini";
import { campaignProblems } from "../campaigns/problems.ts";
import * as campaignShape from "../campaigns/shapes.ts";
import { ruleSet } from "../earning/rule-set.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { page, pageQuery } from "../kernel/page.ts";
import { genericProblems } from "../kernel/problems.ts";
import {
  calendarDate,
  country,
  id,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../kernel/shapes.ts";
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
  body: z.strictObject({
    campaignId: id,
    storeId: id,
    saleDate: calendarDate,
    lines: z.array(shape.saleLine).check(z.minLength(1), z.maxLength(50)),
  }),
  answer: shape.preview,
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
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
  problems: [genericProblems.notFound, campaignProblems.notEnrolled],
});

export const listSales = endpoint({
  id: "sales.list",
  method: "GET",
  path: "/api/sales",
  summary: "The caller's reported sales, newest first",
  access: "participant",
  query: z.strictObject({ campaignId: z.optional(id), state: z.optional(shape.claimState), ...pageQuery }),
  answer: page(shape.claimItem),
});

export const readSale = endpoint({
  id: "sales.read",
  method: "GET",
  path: "/api/sales/:id",
  summary: "One of the caller's sales: lines, reasons, states",
  access: "participant",
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
  params: byId,
  body: z.strictObject({ version, ...z.omit(shape.saleReport, { campaignId: true }).shape }),
  answer: shape.claim,
  problems: [...reportProblems, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

const appeal = z.strictObject({ version, text: text(1000) });

export const appealSale = endpoint({
  id: "sales.appeal",
  method: "POST",
  path: "/api/sales/:id/appeal",
  summary: "Ask for another look at a rejected sale, once",
  access: "participant",
  params: byId,
  body: appeal,
  answer: shape.claim,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const withdrawSale = endpoint({
  id: "sales.withdraw",
  method: "POST",
  path: "/api/sales/:id/withdrawal",
  summary: "Take back a sale nobody has decided on; its points are reversed",
  access: "participant",
  params: byId,
  body: z.strictObject({ version }),
  answer: shape.claim,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

/* Photos. */

export const readPhotoForm = endpoint({
  id: "photos.form",
  method: "GET",
  path: "/api/photos/form",
  summary: "Photo types, the caller's stores, and which are free this week",
  access: "participant",
  query: z.strictObject({ campaignId: id }),
  answer: z.strictObject({
    types: z.array(shape.photoTypeItem),
    stores: z.array(
      z.strictObject({
        id,
        name: z.string(),
        photosAllowed: z.boolean(),
        week: calendarDate,
        /** First moment of the next window: Monday in the store's zone. */
        nextWindowAt: moment,
        timeZone: z.string(),
      }),
    ),
    slots: z.array(shape.photoSlot),
  }),
  problems: [genericProblems.notFound, campaignProblems.notEnrolled],
});

const photoUpload = z.strictObject({ campaignId: id, storeId: id, photoTypeId: id, fileId: id });

export const sendPhoto = endpoint({
  id: "photos.send",
  method: "POST",
  path: "/api/photos",
  summary: "Send a photo of a store: one of a type per store per week",
  access: "participant",
  body: photoUpload,
  answer: shape.photoItem,
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
    campaignProblems.notOpen,
    saleProblems.storeNotYours,
    saleProblems.photoUnusable,
    saleProblems.photoSentThisWeek,
    saleProblems.outsideCampaign,
  ],
  idempotent: true,
});

export const listPhotos = endpoint({
  id: "photos.list",
  method: "GET",
  path: "/api/photos",
  summary: "The caller's photos, newest first",
  access: "participant",
  query: z.strictObject({ campaignId: z.optional(id), state: z.optional(shape.claimState), ...pageQuery }),
  answer: page(shape.photoItem),
});

export const resubmitPhoto = endpoint({
  id: "photos.resubmit",
  method: "POST",
  path: "/api/photos/:id/resubmission",
  summary: "Send a rejected photo once more",
  access: "participant",
  params: byId,
  body: z.strictObject({ version, fileId: id }),
  answer: shape.photoItem,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.photoUnusable,
    saleProblems.outsideCampaign,
  ],
  idempotent: true,
});

export const appealPhoto = endpoint({
  id: "photos.appeal",
  method: "POST",
  path: "/api/photos/:id/appeal",
  summary: "Ask for another look at a rejected photo, once",
  access: "participant",
  params: byId,
  body: appeal,
  answer: shape.photoItem,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const listPhotoTypes = endpoint({
  id: "photos.types",
  method: "GET",
  path: "/api/office/photo-types",
  summary: "The client's photo types",
  access: "claims.read",
  answer: z.strictObject({ items: z.array(shape.photoTypeConfig) }),
});

export const savePhotoTypes = endpoint({
  id: "photos.save_types",
  method: "PUT",
  path: "/api/office/photo-types",
  summary: "Change the client's photo types; those with photos are switched off, not removed",
  access: "photos.configure",
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          id: z.nullable(id),
          name: localizedText(80),
          hint: localizedText(240),
          active: z.boolean(),
        }),
      )
      .check(z.maxLength(50)),
  }),
  answer: z.strictObject({ items: z.array(shape.photoTypeConfig) }),
  problems: [genericProblems.notFound],
});

/* The audit queue. */

const subject = z.strictObject({ type: shape.subjectType, id });

export const listQueue = endpoint({
  id: "audit.queue",
  method: "GET",
  path: "/api/office/audit-queue",
  summary: "What waits for audit, most urgent first",
  access: "claims.audit",
  query: z.strictObject({
    subjectType: z.optional(shape.subjectType),
    campaignId: z.optional(id),
    country: z.optional(country),
    signal: z.optional(z.enum(shape.signalKinds)),
    ...pageQuery,
  }),
  answer: page(shape.queueItem),
});

export const takeNext = endpoint({
  id: "audit.next",
  method: "POST",
  path: "/api/office/audit-queue/next",
  summary: "Take the most urgent items nobody else is at: one to decide on, one to load ahead",
  access: "claims.audit",
  body: z.strictObject({
    subjectType: z.optional(shape.subjectType),
    campaignId: z.optional(id),
    country: z.optional(country),
    /** Keep these locked besides. */
    keep: z._default(z.array(id).check(z.maxLength(3)), []),
    count: z._default(z.int().check(z.minimum(1), z.maximum(3)), 2),
  }),
  answer: z.strictObject({ items: z.array(shape.auditSubject), waiting: z.number() }),
});

export const openSubject = endpoint({
  id: "audit.open",
  method: "POST",
  path: "/api/office/audit/:type/:id/lock",
  summary: "Open one claim or photo for audit; it is the caller's for some minutes",
  access: "claims.audit",
  params: subject,
  body: z.strictObject({}),
  answer: shape.auditSubject,
  problems: [genericProblems.notFound, saleProblems.lockedByOther],
});

export const readSubject = endpoint({
  id: "audit.read",
  method: "GET",
  path: "/api/office/audit/:type/:id",
  summary: "One claim or photo with everything known about it",
  access: "claims.read",
  params: subject,
  answer: shape.auditSubject,
  problems: [genericProblems.notFound],
});

export const releaseSubject = endpoint({
  id: "audit.release",
  method: "DELETE",
  path: "/api/office/audit/:type/:id/lock",
  summary: "Give an opened item back to the queue",
  access: "claims.audit",
  params: subject,
});

export const decideClaim = endpoint({
  id: "audit.decide",
  method: "POST",
  path: "/api/office/audit/:type/:id/decision",
  summary: "Accept, reject, decide by line, or abstain; rejected lines take their points back",
  access: "claims.audit",
  params: subject,
  body: z.strictObject({
    version,
    verdict: z.enum(["accept", "reject", "by_line", "abstain"]),
    lines: z._default(z.array(shape.lineVerdict).check(z.maxLength(50)), []),
    /** Needed to reject; told to the person. */
    reason: z.optional(text()),
    /** How long the auditor looked, in seconds, as the screen measured it. */
    seconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  }),
  answer: shape.auditSubject,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.ownStore,
    saleProblems.decidedBefore,
    saleProblems.lockedByOther,
    saleProblems.notAllLines,
  ],
  idempotent: true,
});

export const reverseClaim = endpoint({
  id: "audit.reverse",
  method: "POST",
  path: "/api/office/audit/:type/:id/reversal",
  summary: "Take back what was accepted, with a reason",
  access: "claims.audit",
  params: subject,
  body: z.strictObject({ version, reason: text() }),
  answer: shape.auditSubject,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.ownStore,
  ],
  idempotent: true,
});

export const listClaims = endpoint({
  id: "audit.claims",
  method: "GET",
  path: "/api/office/claims",
  summary: "All claims and photos of the selected client, newest first",
  access: "claims.read",
  query: z.strictObject({
    subjectType: z._default(shape.subjectType, "claim"),
    search: z.optional(optionalText(64)),
    state: z.optional(shape.claimState),
    campaignId: z.optional(id),
    country: z.optional(country),
    ...pageQuery,
  }),
  answer: page(
    z.strictObject({
      ...shape.queueItem.shape,
      state: shape.claimState,
      invoiceNumber: z.nullable(z.string()),
      submittedAt: moment,
    }),
  ),
});

export const readAuditFigures = endpoint({
  id: "audit.figures",
  method: "GET",
  path: "/api/office/audit-figures",
  summary: "How the audit goes: queue, pace, and what the random sample says slips through",
  access: "claims.read",
  query: z.strictObject({ campaignId: z.optional(id) }),
  answer: shape.auditFigures,
});

/* Claims are here, so what rules would have given for them is too. */

export const simulateRules = endpoint({
  id: "campaigns.simulate",
  method: "POST",
  path: "/api/office/campaigns/:id/simulation",
  summary: "Replay real earlier claims under a rule set: cost, who wins, who loses, limits hit",
  access: "campaigns.read",
  params: byId,
  body: z.strictObject({
    /** Absent: the campaign's draft or latest version. */
    document: z.optional(ruleSet),
    /** Whose claims to replay; absent: the campaign it was copied from, or the client's last one. */
    fromCampaignId: z.optional(id),
  }),
  answer: campaignShape.simulation,
  problems: [genericProblems.notFound, saleProblems.tooMuchToReplay],
  rate: "upload",
  bodyLimit: 4 * 2 ** 20,
});

export const saleEndpoints = [
  reportSale,
  previewSale,
  readCounters,
  listSales,
  readSale,
  resubmitSale,
  appealSale,
  withdrawSale,
  readPhotoForm,
  sendPhoto,
  listPhotos,
  resubmitPhoto,
  appealPhoto,
  listPhotoTypes,
  savePhotoTypes,
];

export const auditEndpoints = [
  listQueue,
  takeNext,
  openSubject,
  readSubject,
  releaseSubject,
  decideClaim,
  reverseClaim,
  listClaims,
  readAuditFigures,
  simulateRules,
];
