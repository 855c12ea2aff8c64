import * as z from "zod/mini";
import { importFile, importReport } from "../../core/imports/report.ts";
import { calendarDate, id, moment, optionalText, text } from "../../core/shapes.ts";
import { trace } from "../earning/evaluation.ts";
import { awardLimit, mysteryPeopleLimit } from "./limits.ts";
import { awardKinds, awardStates } from "./states.ts";

// §earning-rules#adjustments Points given by people rather than by a sale. They come in batches: one adjustment, the people of one
// mystery-customer action, or a file. A second person decides on the whole batch.

export const awardKind = z.enum(awardKinds);

export const awardState = z.enum(awardStates);

/** A campaign of the client, for whoever gives points in it. */
export const awardCampaign = z.strictObject({
  id,
  title: z.string(),
  /** Points may be given now: it has begun somewhere and its points have not expired everywhere. */
  open: z.boolean(),
  /** First and last day over all its countries. */
  beginsOn: calendarDate,
  endsOn: calendarDate,
  /** Award of the rules in force for a mystery-customer action; null: nothing. */
  mysteryCustomer: z.nullable(z.strictObject({ points: z.number(), experience: z.number() })),
});

/** Person signed up for a campaign. */
export const awardPerson = z.strictObject({
  userId: id,
  name: z.string(),
  email: z.nullable(z.string()),
  store: z.nullable(z.string()),
  /** Points in this campaign nobody has spent yet, audited or not. */
  available: z.number(),
});

const amount = z.int().check(z.minimum(0), z.maximum(awardLimit));

export const adjustment = z.strictObject({
  campaignId: id,
  userId: id,
  /** Below zero takes back. */
  points: z.int().check(z.minimum(-awardLimit), z.maximum(awardLimit)),
  experience: z._default(amount, 0),
  reason: text(),
});

export const mysteryAction = z.strictObject({
  campaignId: id,
  storeId: id,
  /** The day the mystery customer was there. */
  date: calendarDate,
  userIds: z.array(id).check(z.minLength(1), z.maxLength(mysteryPeopleLimit)),
  reason: text(),
  dryRun: z.boolean(),
});

/** Why an action gives a person nothing. */
export const mysteryRefusals = ["no_rule", "already_awarded", "outside_campaign", "own_points"] as const;

/** Preview of an action, person by person; proposed only when it gives everybody something. */
export const mysteryReport = z.strictObject({
  /** The batch, unless it was a dry run or somebody gets nothing. */
  id: z.nullable(id),
  ok: z.boolean(),
  points: z.number(),
  experience: z.number(),
  people: z.array(
    z.strictObject({
      userId: id,
      name: z.string(),
      points: z.number(),
      experience: z.number(),
      trace,
      refused: z.nullable(z.enum(mysteryRefusals)),
    }),
  ),
});

export const awardFile = z.strictObject({
  ...importFile,
  campaignId: id,
  reason: text(),
});

/** Preview of a file; `imported` says that it is proposed now. */
export const awardFileReport = z.strictObject({
  ...importReport.shape,
  id: z.nullable(id),
  points: z.number(),
  experience: z.number(),
});

const somebody = z.strictObject({ userId: id, name: z.string() });

export const awardBatchItem = z.strictObject({
  id,
  kind: awardKind,
  state: awardState,
  reason: z.string(),
  campaignId: id,
  campaign: z.string(),
  /** The only person it is about, where it is one. */
  person: z.nullable(z.string()),
  awards: z.number(),
  points: z.number(),
  experience: z.number(),
  /** Count of awards on the books: all of them once an approved batch is done. */
  posted: z.number(),
  proposedBy: somebody,
  proposedAt: moment,
  decidedBy: z.nullable(somebody),
  decidedAt: z.nullable(moment),
});

/** Why the reader cannot decide: it is their own proposal, or it gives points to them. */
export const awardHindrances = ["own_proposal", "own_points"] as const;

export const awardBatch = z.strictObject({
  ...awardBatchItem.shape,
  fileName: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  /** When whoever proposed it took it back. */
  withdrawnAt: z.nullable(moment),
  version: z.number(),
  hindrance: z.nullable(z.enum(awardHindrances)),
  can: z.strictObject({ decide: z.boolean(), withdraw: z.boolean() }),
});

export const awardLine = z.strictObject({
  id,
  userId: id,
  /** Where the person's page is. */
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  points: z.number(),
  experience: z.number(),
  note: z.string(),
  occurredOn: calendarDate,
  trace,
  posted: z.boolean(),
});

const version = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 2));

export const awardDecision = z.strictObject({
  version,
  decision: z.enum(["approve", "refuse"]),
  /** Needed to refuse; whoever proposed it is told. */
  reason: z.optional(optionalText()),
});

export const awardWithdrawal = z.strictObject({ version });
