import * as z from "zod/mini";
import { levels } from "../../core/level.ts";
import {
  calendarDate,
  country,
  id,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { appealLimit } from "../claims/limits.ts";
import { signalKinds } from "../claims/shapes.ts";
import { levelExperienceLimit, levelOpensLimit } from "./limits.ts";
import { levelsAbove, reviewKinds, reviewStates } from "./states.ts";

// §loyalty#level-fall-back, §states#level: experience opens a review, two people grant; at the next campaign a level is kept or falls by one.

export const level = z.enum(levels);
export const levelAbove = z.enum(levelsAbove);

export const reviewKind = z.enum(reviewKinds);

export const reviewState = z.enum(reviewStates);

/** Finding of the reviewer. */
export const findings = ["fine", "doubt"] as const;
export const finding = z.enum(findings);

const experience = z.int();

/** Demands of a level in a campaign, and what it opens; a text that is missing in a language is nobody's fault. */
export const levelRule = z.strictObject({
  level: levelAbove,
  /** Experience of the campaign that makes somebody eligible. */
  threshold: z.int().check(z.minimum(1), z.maximum(levelExperienceLimit)),
  /** Experience of the campaign that keeps it for the next one; never more than the threshold. */
  keep: z.int().check(z.minimum(0), z.maximum(levelExperienceLimit)),
  opens: localizedText(levelOpensLimit),
});
export type LevelRule = z.output<typeof levelRule>;

/** The level rules of a campaign. */
export const levelRules = z.strictObject({
  campaignId: id,
  levels: z.array(levelRule),
  /** The campaign started: nothing changes any more (§loyalty#campaigns). */
  frozen: z.boolean(),
  /** Version of the campaign. */
  version: z.number(),
  can: z.strictObject({ edit: z.boolean() }),
});

export const levelRulesEdit = z.strictObject({
  version,
  /** Both of them. */
  levels: z.array(levelRule).check(
    z.minLength(2),
    z.maxLength(2),
    z.refine((rules) => new Set(rules.map(({ level }) => level)).size === 2, { error: "invalid" }),
  ),
});

const step = z.strictObject({
  from: z.nullable(reviewState),
  to: reviewState,
  /** Staff stay nameless to the person. */
  by: z.enum(["you", "time", "staff"]),
  reason: z.nullable(z.string()),
  at: moment,
});

/** A review as the person it is about sees it. */
export const ownReview = z.strictObject({
  id,
  kind: reviewKind,
  state: reviewState,
  /** The level it is about. */
  level: levelAbove,
  threshold: experience,
  openedAt: moment,
  reason: z.nullable(z.string()),
  appealed: z.boolean(),
  appealText: z.nullable(z.string()),
  /** Until when it may be appealed; null: not (any more). */
  appealUntil: z.nullable(moment),
  history: z.array(step),
  version: z.number(),
  can: z.strictObject({ appeal: z.boolean() }),
});

/** Distance to a number of experience, and when it is there at the pace so far. */
const target = z.strictObject({
  level: levelAbove,
  experience,
  remaining: experience,
  /** At the pace so far; null: there is none, or it is reached. */
  on: z.nullable(calendarDate),
  /** Reached, or so before the campaign's end at that pace; null: no pace to tell by. */
  inTime: z.nullable(z.boolean()),
});

export const myLevel = z.strictObject({
  level,
  since: z.nullable(moment),
  /** Over all campaigns; it is shown beside and decides nothing. */
  lifetimeExperience: experience,
  /** The campaign asked for, else the one that counts now; null: none runs where the person is. */
  campaign: z.nullable(
    z.strictObject({
      id,
      title: z.string(),
      beginsOn: calendarDate,
      endsOn: calendarDate,
      timeZone: z.string(),
    }),
  ),
  /** Null without a campaign. */
  bar: z.nullable(
    z.strictObject({
      /** Credited in this campaign. */
      experience,
      /** Part of the experience that no audit can take any more. */
      audited: experience,
      /** Experience and days the pace is told from: the last 28 days of the campaign, or since its begin. */
      pace: z.strictObject({ experience, days: z.number() }),
      /** To keep the level in the next campaign; null at the floor. */
      keep: z.nullable(target),
      /** To the next level; null at the highest. */
      rise: z.nullable(target),
    }),
  ),
  /** Terms and openings of each level in this campaign, in the reader's language; the floor is not among them. */
  opens: z.array(
    z.strictObject({ level: levelAbove, threshold: experience, keep: experience, text: z.string() }),
  ),
  /** Newest review of this campaign; null: none. */
  review: z.nullable(ownReview),
  history: z.array(
    z.strictObject({
      from: level,
      to: level,
      cause: z.enum(["granted", "fell", "lowered"]),
      campaign: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
      /** Ground of a fall: the experience in the campaign before, and what would have kept the level. */
      fellShort: z.nullable(z.strictObject({ campaign: z.string(), experience, keep: experience })),
    }),
  ),
});

export const reviewAppeal = z.strictObject({ version, text: text(appealLimit) });

/** Entry of the list of reviews. */
export const reviewItem = z.strictObject({
  id,
  kind: reviewKind,
  state: reviewState,
  userId: id,
  /** Where the person's page is. */
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  country,
  campaignId: id,
  campaign: z.string(),
  from: level,
  to: level,
  threshold: experience,
  /** Credited in the campaign, as of now; once decided, as of then. */
  experience,
  /** Part of the experience that no audit can take any more. */
  audited: experience,
  finding: z.nullable(finding),
  appealed: z.boolean(),
  openedAt: moment,
  decidedAt: z.nullable(moment),
  /** The reader's own review: somebody else looks and decides. */
  mine: z.boolean(),
});

const reports = z.strictObject({
  reported: z.number(),
  accepted: z.number(),
  waiting: z.number(),
  rejected: z.number(),
  reversed: z.number(),
});

/** Evidence for and against, numbers only; as of now, and as it was once decided. */
export const evidence = z.strictObject({
  experience: z.strictObject({ credited: experience, audited: experience, waiting: experience }),
  claims: reports,
  photos: reports,
  /** Verdicts by people, and what of the points fell with them. */
  verdicts: z.strictObject({ looked: z.number(), pointsLooked: z.number(), pointsRejected: z.number() }),
  /** Why reports fell: codes of `sales/reasons.ts`, own words together as `other`; the most frequent first. */
  reasons: z.array(z.strictObject({ reason: z.string(), times: z.number() })),
  /** Findings of the automatic checks; the most frequent first. */
  signals: z.array(z.strictObject({ kind: z.enum(signalKinds), times: z.number() })),
  /** Experience by the weeks of the campaign (Mondays), for the shape of it. */
  weeks: z.array(z.strictObject({ week: calendarDate, experience })),
});
export type Evidence = z.output<typeof evidence>;

const somebody = z.strictObject({ name: z.string(), at: moment });

/** Why the reader cannot do the next step. */
export const reviewHindrances = ["own", "second_person", "awaits_audit", "campaign_settled"] as const;

export const review = z.strictObject({
  ...reviewItem.shape,
  evidence,
  /** When the evidence was frozen; null: it is as of now. */
  frozenAt: z.nullable(moment),
  examination: z.nullable(z.strictObject({ ...somebody.shape, finding, note: z.string() })),
  decision: z.nullable(z.strictObject({ ...somebody.shape, reason: z.nullable(z.string()) })),
  appealText: z.nullable(z.string()),
  history: z.array(
    z.strictObject({
      from: z.nullable(reviewState),
      to: reviewState,
      by: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
  version: z.number(),
  hindrance: z.nullable(z.enum(reviewHindrances)),
  /** Verdicts the reader may give now; `grant` only where nothing hinders it. */
  can: z.strictObject({
    examine: z.boolean(),
    decide: z.array(z.enum(["grant", "refuse", "keep", "lower"])),
  }),
});

export const reviewFinding = z.strictObject({
  version,
  finding,
  note: z._default(optionalText(), ""),
});

export const verdicts = ["grant", "refuse", "keep", "lower"] as const;
export const decision = z.strictObject({
  version,
  /** A promotion is granted or refused, a reassessed level kept or lowered. */
  verdict: z.enum(verdicts),
  /** Told to the person; needed unless it is granted or kept. */
  reason: z.optional(optionalText()),
});

/** A person above the floor as a campaign begins in their country. */
export const fallingPerson = z.strictObject({
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  country,
  level,
  /** Experience of the campaign before. */
  experience,
  keep: experience,
  next: level,
});

export const falls = z.strictObject({
  campaign: z.strictObject({ id, title: z.string() }),
  countries: z.array(
    z.strictObject({
      country,
      beginsAt: moment,
      /** Campaign whose experience counts; null: the first campaign there, nobody falls. */
      previous: z.nullable(z.strictObject({ id, title: z.string() })),
      /** When the fall-back was done; null: what it would do as of now. */
      doneAt: z.nullable(moment),
      kept: z.number(),
      fell: z.number(),
    }),
  ),
  /** People who fall, by name. */
  items: z.array(fallingPerson),
  nextCursor: z.nullable(z.string()),
});
