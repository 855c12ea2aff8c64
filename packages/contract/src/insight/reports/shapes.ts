import * as z from "zod/mini";
import { ageBands } from "../../accounts/identity/age-bands.ts";
import { calendarDate, country, id, moment, text } from "../../core/shapes.ts";
import { campaignState } from "../../loyalty/campaigns/shapes.ts";
import { level } from "../../loyalty/tiers/shapes.ts";
import { auditBy, pointsBy, redemptionBy, salesBy } from "./dimensions.ts";
import { compareLimit } from "./limits.ts";

// §loyalty#reports What the programme's people ask of it, each question one figure. Sums are kept by a job every minute; `countedAt`
// says how old they are, so that nobody takes them for the very moment; null: the first count is still to come.

/** Most rows one answer holds; the rest is in `total` alone. */
export const figureRowLimit = 5_000;

const rowLimit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(figureRowLimit)), 100);

/** Span of a report: one campaign or all, from a day on and up to one, both included. */
const span = {
  campaignId: z.optional(id),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};

/** A campaign figures may be narrowed to. */
export const figureCampaign = z.strictObject({
  id,
  title: z.string(),
  beginsOn: calendarDate,
  endsOn: calendarDate,
});

export type SalesBy = (typeof salesBy)[number];
/** Weeks are whole: the one `from` or `to` lies in counts. */
export const salesQuery = z.strictObject({
  ...span,
  country: z.optional(country),
  chainId: z.optional(id),
  brand: z.optional(text(64)),
  by: z._default(z.enum(salesBy), "week"),
  limit: rowLimit,
});

const soldShape = {
  /** Lines of reports, whatever became of them. */
  lines: z.number(),
  /** Units that stand. */
  units: z.number(),
  /** Points credited for them, and what became of these: confirmed, waiting for the audit, fallen. */
  points: z.number(),
  confirmed: z.number(),
  waiting: z.number(),
  fallen: z.number(),
};
export const salesFigure = z.strictObject({
  countedAt: z.nullable(moment),
  total: z.strictObject(soldShape),
  /** Weeks in their order by their Monday; anything else by units, the most first. */
  rows: z.array(z.strictObject({ key: z.string(), label: z.string(), ...soldShape })),
});

export const pointsQuery = z.strictObject({ ...span, by: z._default(z.enum(pointsBy), "week") });

const movedShape = {
  /** Credited less taken back (loyalty#points-given). */
  given: z.number(),
  /** Credited, whatever became of it. */
  issued: z.number(),
  /** By hand, less what was taken back by hand. */
  adjusted: z.number(),
  reversed: z.number(),
  redeemed: z.number(),
  refunded: z.number(),
  expired: z.number(),
  transferred: z.number(),
  /** Owed and forgiven. */
  forgiven: z.number(),
};
/** Points on people's accounts at the end of a span. */
const heldShape = {
  underAudit: z.number(),
  confirmed: z.number(),
  reserved: z.number(),
  /** Spent, then fallen, and not paid back: zero or below. */
  owed: z.number(),
  /** Points the programme owes its people: all of these together. */
  liability: z.number(),
};
export const pointsFigure = z.strictObject({
  countedAt: z.nullable(moment),
  total: z.strictObject({ ...movedShape, ...heldShape }),
  /** The liability in money, at the value of a point the client set, today's; null: it set none. */
  money: z.nullable(z.strictObject({ currency: z.string(), liability: z.number() })),
  rows: z.array(z.strictObject({ key: z.string(), label: z.string(), ...movedShape, ...heldShape })),
});

/** Queues of the staff. */
export const figureQueues = ["claims", "photos", "orders", "levels", "people", "awards"] as const;
/** Ages end here, in days; what is older comes last. */
export const queueAges = [1, 3, 7] as const;
/** Where counting stops. */
export const queueCountLimit = 10_000;
export const queuesFigure = z.strictObject({
  countedAt: z.nullable(moment),
  rows: z.array(
    z.strictObject({
      queue: z.enum(figureQueues),
      waiting: z.number(),
      /** There are more than were counted. */
      more: z.boolean(),
      oldest: z.nullable(moment),
      /** By age: under a day, under three, under seven, older. */
      ages: z.array(z.number()),
    }),
  ),
});

export const auditFigureQuery = z.strictObject({
  ...span,
  type: z.optional(z.enum(["claim", "photo"])),
  by: z._default(z.enum(auditBy), "reason"),
});
/** A verdict without a reason, and one in the auditor's own words. */
export const otherReasons = ["none", "other"] as const;

const judgedShape = {
  accepted: z.number(),
  partial: z.number(),
  rejected: z.number(),
  /** Points that fell by these verdicts. */
  points: z.number(),
};
export const auditFigure = z.strictObject({
  countedAt: z.nullable(moment),
  total: z.strictObject(judgedShape),
  rows: z.array(z.strictObject({ key: z.string(), label: z.string(), ...judgedShape })),
});

export type RedemptionBy = (typeof redemptionBy)[number];
export const redemptionQuery = z.strictObject({
  ...span,
  country: z.optional(country),
  by: z._default(z.enum(redemptionBy), "category"),
  limit: rowLimit,
});
const redeemedShape = {
  /** Orders by the step they took in the span. */
  placed: z.number(),
  approved: z.number(),
  reproved: z.number(),
  cancelled: z.number(),
  delivered: z.number(),
  /** Units of approved orders, less those cancelled afterwards. */
  units: z.number(),
  points: z.number(),
};
export const redemptionFigure = z.strictObject({
  countedAt: z.nullable(moment),
  total: z.strictObject(redeemedShape),
  /** Weeks in their order; anything else by points, the most first. */
  rows: z.array(z.strictObject({ key: z.string(), label: z.string(), ...redeemedShape })),
});

export const levelsQuery = z.strictObject({
  /** The newest that began, unless said. */
  campaignId: z.optional(id),
});
export const levelsFigure = z.strictObject({
  countedAt: z.nullable(moment),
  campaign: z.nullable(figureCampaign),
  /** Signed up for the campaign, and of them with confirmed points in it. */
  enrolled: z.number(),
  people: z.number(),
  /** From the lowest level on; of the lowest nobody asks for it. */
  rows: z.array(
    z.strictObject({
      level,
      /** Holders now, of people signed up for the campaign. */
      people: z.number(),
      /** People who came to its threshold, and what became of that. */
      eligible: z.number(),
      waiting: z.number(),
      granted: z.number(),
      refused: z.number(),
      lapsed: z.number(),
    }),
  ),
});

/** People without a birthday they opened to the client, or too young for any band. */
export const noAgeBand = "none";
export const agesFigure = z.strictObject({
  countedAt: z.nullable(moment),
  campaign: z.nullable(figureCampaign),
  /** §limits#age-bands The youngest first, by the age of today; whoever is in none comes last. */
  rows: z.array(
    z.strictObject({
      band: z.enum([...ageBands, noAgeBand]),
      enrolled: z.number(),
      /** With confirmed points in the campaign. */
      people: z.number(),
      /** Confirmed points and experience of them all. */
      confirmed: z.number(),
      experience: z.number(),
    }),
  ),
});

const uuidText = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
export const compareQuery = z.strictObject({
  /** Ids with commas between them; none: the newest ones. */
  campaignIds: z.optional(
    z.string().check(z.regex(new RegExp(`^${uuidText}(?:,${uuidText}){0,${compareLimit - 1}}$`))),
  ),
});
export const compareFigure = z.strictObject({
  countedAt: z.nullable(moment),
  campaigns: z.array(
    z.strictObject({
      id,
      title: z.string(),
      state: campaignState,
      beginsOn: calendarDate,
      endsOn: calendarDate,
      budget: z.nullable(z.number()),
      /** With confirmed points in it. */
      people: z.number(),
      units: z.number(),
      given: z.number(),
      reversed: z.number(),
      redeemed: z.number(),
      expired: z.number(),
      liability: z.number(),
      /** Reports an auditor decided on, and how many of them fell whole. */
      decided: z.number(),
      rejected: z.number(),
    }),
  ),
  /** Units by the week of each campaign, its first week is 1; in the order of `campaigns`, null past its end. */
  weeks: z.array(z.strictObject({ number: z.number(), units: z.array(z.nullable(z.number())) })),
});
