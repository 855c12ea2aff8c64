import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { claimModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, country, id, moment, searchText, text, version } from "../../core/shapes.ts";
import * as campaignShape from "../campaigns/office-shapes.ts";
import { ruleSet } from "../earning/rule-set.ts";
import { acceptance, acceptanceEdit, falseAcceptance } from "./acceptance.ts";
import { pictureDays, saleLineLimit } from "./limits.ts";
import { saleProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

const subject = z.strictObject({ type: shape.subjectType, id });

const atLeast = (most: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(most)));

/** Filters of the queue, for who looks at it and for who works through it. */
const queueFilter = {
  subjectType: z.optional(shape.subjectType),
  campaignId: z.optional(id),
  storeId: z.optional(id),
  /** Auditor who has it open now. */
  auditorId: z.optional(id),
  country: z.optional(country),
  signal: z.optional(z.enum(shape.signalKinds)),
  /** At least so much risk, so many points, so many whole days in the queue. */
  risk: atLeast(1_000),
  points: atLeast(1_000_000_000),
  waitsDays: atLeast(3_650),
};

export const listQueue = endpoint({
  id: "audit.queue",
  method: "GET",
  path: "/api/office/audit-queue",
  summary: "What waits for audit, most urgent first",
  access: "claims.audit",
  module: claimModules,
  query: z.strictObject({
    ...queueFilter,
    ...pageQuery,
  }),
  answer: page(shape.queueItem),
});

export const readQueueChoices = endpoint({
  id: "audit.choices",
  method: "GET",
  path: "/api/office/audit-choices",
  summary: "Stores of which reports wait for audit, and who may decide on them",
  access: "claims.read",
  module: claimModules,
  answer: z.strictObject({
    stores: z.array(z.strictObject({ id, name: z.string(), retailer: z.string() })),
    auditors: z.array(z.strictObject({ id, name: z.string() })),
  }),
});

export const takeNext = endpoint({
  id: "audit.next",
  method: "POST",
  path: "/api/office/audit-queue/next",
  summary: "Take the most urgent items nobody else is at: one to decide on, one to load ahead",
  access: "claims.audit",
  module: claimModules,
  body: z.strictObject({
    ...queueFilter,
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
  module: claimModules,
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
  module: claimModules,
  params: subject,
  answer: shape.auditSubject,
  problems: [genericProblems.notFound],
});

export const readRecord = endpoint({
  id: "audit.record",
  method: "GET",
  path: "/api/office/audit/:type/:id/record",
  summary: "What was found on other reports of the same person, and the last of them",
  access: "claims.read",
  module: claimModules,
  params: subject,
  answer: shape.auditRecord,
  problems: [genericProblems.notFound],
});

export const releaseSubject = endpoint({
  id: "audit.release",
  method: "DELETE",
  path: "/api/office/audit/:type/:id/lock",
  summary: "Give an opened item back to the queue",
  access: "claims.audit",
  module: claimModules,
  params: subject,
  problems: [genericProblems.notFound],
});

export const decideClaim = endpoint({
  id: "audit.decide",
  method: "POST",
  path: "/api/office/audit/:type/:id/decision",
  summary: "Accept, reject, decide by line, or abstain; rejected lines take their points back",
  access: "claims.audit",
  module: claimModules,
  params: subject,
  body: z.strictObject({
    version,
    verdict: z.enum(["accept", "reject", "by_line", "abstain"]),
    lines: z._default(z.array(shape.lineVerdict).check(z.maxLength(saleLineLimit)), []),
    /** Needed to reject; told to the person. */
    reason: z.optional(text()),
    /** Inspection time in seconds, as the screen measured it. */
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

export const askPicture = endpoint({
  id: "audit.ask_picture",
  method: "POST",
  path: "/api/office/audit/:type/:id/picture-request",
  summary: "Ask the person for another picture until a day; the report leaves the queue until it comes",
  access: "claims.audit",
  module: claimModules,
  params: subject,
  body: z.strictObject({
    version,
    /** Told to the person. */
    reason: text(),
    /** Days the person has, today not counted. */
    days: z.int().check(z.minimum(pictureDays.minimum), z.maximum(pictureDays.maximum)),
  }),
  answer: shape.auditSubject,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.ownStore,
    saleProblems.decidedBefore,
    saleProblems.lockedByOther,
    saleProblems.photosNotAllowed,
    saleProblems.personAway,
    saleProblems.askedEnough,
  ],
  idempotent: true,
});

export const reverseClaim = endpoint({
  id: "audit.reverse",
  method: "POST",
  path: "/api/office/audit/:type/:id/reversal",
  summary: "Take back what was accepted, with a reason",
  access: "claims.audit",
  module: claimModules,
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
  module: claimModules,
  query: z.strictObject({
    subjectType: z._default(shape.subjectType, "claim"),
    search: searchText,
    state: z.optional(shape.claimState),
    campaignId: z.optional(id),
    country: z.optional(country),
    /** Auditor who decided last. */
    auditorId: z.optional(id),
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
  module: claimModules,
  query: z.strictObject({ campaignId: z.optional(id) }),
  answer: z.strictObject({
    waiting: z.number(),
    oldestQueuedAt: z.nullable(moment),
    decided: z.number(),
    autoAccepted: z.number(),
    /** Median time of the last thousand decisions within 30 days. */
    medianSeconds: z.nullable(z.number()),
    sample: falseAcceptance,
    byDay: z.array(
      z.strictObject({
        day: calendarDate,
        submitted: z.number(),
        accepted: z.number(),
        rejected: z.number(),
      }),
    ),
  }),
});

export const readAcceptance = endpoint({
  id: "audit.acceptance",
  method: "GET",
  path: "/api/office/automatic-acceptance",
  summary:
    "What is accepted without a person looking: the programme's limits, and by campaign what slips through",
  access: "claims.read",
  module: claimModules,
  answer: acceptance,
});

export const changeAcceptance = endpoint({
  id: "audit.change_acceptance",
  method: "PUT",
  path: "/api/office/automatic-acceptance",
  summary: "Set what is accepted without a person looking",
  access: "campaigns.approve",
  module: claimModules,
  body: acceptanceEdit,
  answer: acceptance,
  problems: [genericProblems.conflict],
});

/* Claims are here, so what rules would have given for them is too. */

export const simulateRules = endpoint({
  id: "campaigns.simulate",
  method: "POST",
  path: "/api/office/campaigns/:id/simulation",
  summary: "Replay real earlier claims under a rule set: cost, who wins, who loses, limits hit",
  access: "campaigns.read",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({
    /** Absent: the campaign's draft or latest version. */
    document: z.optional(ruleSet),
    /** Campaign whose claims are replayed; absent: the campaign it was copied from, or the client's last one. */
    fromCampaignId: z.optional(id),
  }),
  answer: campaignShape.simulation,
  problems: [genericProblems.notFound, saleProblems.tooMuchToReplay],
  rate: "upload",
  bodyLimit: 4 * 2 ** 20,
});

export const auditEndpoints = [
  listQueue,
  readQueueChoices,
  takeNext,
  openSubject,
  readSubject,
  readRecord,
  releaseSubject,
  decideClaim,
  askPicture,
  reverseClaim,
  listClaims,
  readAuditFigures,
  readAcceptance,
  changeAcceptance,
  simulateRules,
];
