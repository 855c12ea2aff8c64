import * as z from "zod/mini";
import { calendarDate, country, id, locale, moment, text, version } from "../../core/shapes.ts";
import { trace } from "../earning/evaluation.ts";
import { ruleSet } from "../earning/rule-set.ts";

/** Campaign: draft → validated → scheduled → running → ended → settled (the database says the same). */
export const campaignStates = ["draft", "validated", "scheduled", "running", "ended", "settled"] as const;
export const campaignState = z.enum(campaignStates);
export type CampaignState = z.output<typeof campaignState>;

/** When it runs in one country: calendar days of that zone, both included. */
export const countryWindow = z.strictObject({
  country,
  timeZone: text(64),
  beginsOn: calendarDate,
  endsOn: calendarDate,
});

const points = z.int();

/** Campaign in a participant's list; dates are those of their country. */
export const campaignItem = z.strictObject({
  id,
  title: z.string(),
  /** Language of the title: the reader's, where it is written in it. */
  locale,
  beginsOn: calendarDate,
  endsOn: calendarDate,
  beginsAt: moment,
  /** The first moment after it. */
  endsAt: moment,
  timeZone: z.string(),
  state: z.enum(["upcoming", "running", "ended"]),
  /** Whole days left including today; 0 once it ended. */
  daysLeft: z.number(),
  enrolled: z.boolean(),
  /** Points of this campaign: available, the part of them still under audit, experience. */
  points: z.nullable(z.strictObject({ available: points, underAudit: points, experience: points })),
  can: z.strictObject({ signUp: z.boolean(), report: z.boolean() }),
});

const option = z.strictObject({ id, name: z.string() });

/** Choices that a sign-up offers (§validation#campaign-sign-up Campaign sign-up). */
export const signUpForm = z.strictObject({
  campaign: campaignItem,
  terms: z.strictObject({ version: z.number(), locale, body: z.string() }),
  companies: z.array(z.strictObject({ ...option.shape, kind: z.enum(["company", "agency"]) })),
  /** §validation#brand-companies Each with the companies it belongs to; none: with every company. */
  brands: z.array(z.strictObject({ name: z.string(), companyIds: z.array(id) })),
  retailers: z.array(
    z.strictObject({
      ...option.shape,
      stores: z.array(z.strictObject({ ...option.shape, city: z.nullable(z.string()) })),
    }),
  ),
  /** Values of the person's profile. */
  suggested: z.strictObject({
    companyId: z.nullable(id),
    brands: z.array(z.string()),
    storeIds: z.array(id),
  }),
  /** §validation#birthday: 18 or older; null while the profile has no birthday, which sign-up then asks for. */
  adult: z.nullable(z.boolean()),
  /** Why sign-up is closed to this person now. */
  closed: z.nullable(z.enum(["ended", "country", "enrolled", "minor"])),
});

/** Missing fields are told field by field in one sentence (`missingInSignUp`), so the shape lets it through. */
export const signUp = z.strictObject({
  companyId: z.optional(z.nullable(id)),
  brands: z.array(text(64)).check(z.maxLength(50)),
  retailers: z
    .array(z.strictObject({ retailerId: id, storeIds: z.array(id).check(z.maxLength(200)) }))
    .check(z.maxLength(50)),
  termsVersion: version,
  termsAccepted: z.boolean(),
  /** Where the profile has none. */
  birthday: z.optional(calendarDate),
});

export const enrolment = z.strictObject({
  campaign: campaignItem,
  company: z.string(),
  brands: z.array(z.string()),
  stores: z.array(
    z.strictObject({
      id,
      name: z.string(),
      city: z.nullable(z.string()),
      retailerId: id,
      retailer: z.string(),
      timeZone: z.string(),
      /** Phones and cameras are allowed there: the invoice's photo is mandatory (§validation#invoice-photo). */
      photosAllowed: z.boolean(),
      groupIds: z.array(id),
    }),
  ),
  termsVersion: z.number(),
  enrolledAt: moment,
  /** Calendar days after a sale within which it may be reported (§validation#sale-rules). */
  reportingDays: z.number(),
});

/** The rule set in force, whole: the form computes with it what the server will (contract earning). */
export const rulesInForce = z.strictObject({
  campaignId: id,
  versions: z.array(
    z.strictObject({
      id,
      version: z.number(),
      effectiveFrom: calendarDate,
      hash: z.string(),
      document: ruleSet,
    }),
  ),
  frozen: z.boolean(),
});

/** One row of the points table as people read it. */
export const pointsTableRow = z.strictObject({
  ruleId: z.string(),
  productType: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  processor: z.nullable(z.string()),
  generation: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.nullable(z.strictObject({ from: z.number(), to: z.nullable(z.number()) })),
  points,
  experience: points,
});

/** The same with name and picture of the product that its SKU is, where the catalogue has them. */
export const namedTableRow = z.extend(pointsTableRow, {
  product: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
});

export const balance = z.strictObject({
  campaignId: id,
  campaign: z.string(),
  endsAt: moment,
  /** May be ordered with, audited or not. */
  available: points,
  /** The part of the available ones that is still under audit. */
  underAudit: points,
  held: points,
  debt: points,
  experience: points,
  expiring: z.array(z.strictObject({ points, at: moment })),
});

export const lotState = z.enum([
  "under_audit",
  "confirmed",
  "held",
  "redeemed",
  "transferred",
  "expired",
  "reversed",
  "repaid",
  "owed",
]);

/** One line of the statement: it answers "why" (design.md). */
export const statementLine = z.strictObject({
  id: z.string(),
  campaignId: id,
  campaign: z.string(),
  at: moment,
  type: z.enum([
    "award",
    "reverse",
    "hold",
    "capture",
    "release",
    "refund",
    "expire",
    "repay",
    "adjust",
    "write_off",
    "transfer_out",
    "transfer_done",
    "transfer_back",
  ]),
  /** Effect on the points that may be used: all lines together are what is available. */
  points,
  /** Effect on the points owed; below zero: what it paid of them. */
  debt: points,
  experience: points,
  source: z.strictObject({ type: z.string(), id }),
  /** The document behind it as the person knows it. */
  document: z.nullable(
    z.strictObject({
      /** Claim of a sale. */
      claimId: z.optional(id),
      photoId: z.optional(id),
      invoiceNumber: z.optional(z.string()),
      saleDate: z.optional(z.string()),
      product: z.optional(z.string()),
      quantity: z.optional(z.number()),
      store: z.optional(z.string()),
      /** Title of anything but a sale. */
      title: z.optional(z.string()),
    }),
  ),
  trace,
  reason: z.nullable(z.string()),
  /** Points of an award by their state now. */
  states: z.array(z.strictObject({ state: lotState, points })),
  ruleSetVersion: z.nullable(z.number()),
});
