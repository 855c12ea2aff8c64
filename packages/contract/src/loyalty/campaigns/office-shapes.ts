import * as z from "zod/mini";
import {
  calendarDate,
  country,
  id,
  locale,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";
import { ruleSet } from "../earning/rule-set.ts";
import { campaignLimits, campaignTermsLimit } from "./limits.ts";
import { campaignState, countryWindow } from "./shapes.ts";

const points = z.int();
const wholeWithin = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.int().check(z.minimum(minimum), z.maximum(maximum));

export const officeItem = z.strictObject({
  id,
  title: localizedText(),
  state: campaignState,
  countries: z.array(country),
  beginsAt: moment,
  endsAt: moment,
  enrolled: z.number(),
  /** Points given: credited less taken back (loyalty#points-given). */
  given: points,
  budget: z.nullable(points),
  waitsFor: z.nullable(z.enum(["approval", "start", "settlement"])),
});

export const campaignParts = {
  title: localizedText(),
  countries: z.array(countryWindow).check(z.minLength(1), z.maxLength(7)),
  companyIds: z.array(id).check(z.maxLength(500)),
  brands: z.array(text(64)).check(z.maxLength(200)),
  retailerIds: z.array(id).check(z.maxLength(500)),
  /** People it is for (loyalty#campaign-audience); nobody else sees it. */
  audience: eligibility,
  settlementDays: wholeWithin(campaignLimits.settlementDays),
  reportingDays: wholeWithin(campaignLimits.reportingDays),
  /** Per thousand. */
  sampleRate: z.int().check(z.minimum(0), z.maximum(1000)),
  budget: z.nullable(wholeWithin(campaignLimits.budget)),
  /** The terms people accept, by language; a change makes a new version. */
  terms: z.partialRecord(locale, optionalText(campaignTermsLimit)),
};
export const campaignCreate = z.strictObject({
  /** Copies dates moved behind the last end, participants, terms and the rule set. */
  cloneOf: z.optional(id),
  title: localizedText(),
});
export const campaignEdit = z.strictObject({ version, ...campaignParts });

export const ruleSetVersion = z.strictObject({
  id,
  version: z.number(),
  state: z.enum(["draft", "proposed", "approved", "refused"]),
  effectiveFrom: calendarDate,
  hash: z.nullable(z.string()),
  note: z.nullable(z.string()),
  document: ruleSet,
  proposedBy: z.nullable(z.string()),
  proposedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
});

/** Publication faults of a rule set; texts by kind in the four catalogues. */
export const fault = z.strictObject({
  kind: z.string(),
  /** Dotted path in the document. */
  path: z.string(),
  ruleIds: z.array(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** An example that shows it; keys that make no difference are null. */
  basket: z.nullable(
    z.strictObject({
      productType: z.nullable(z.string()),
      brand: z.nullable(z.string()),
      processor: z.nullable(z.string()),
      generation: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      quantity: z.number(),
    }),
  ),
});

export const totals = z.strictObject({
  issued: points,
  uncleared: points,
  cleared: points,
  held: points,
  debt: points,
  redeemed: points,
  transferring: points,
  transferred: points,
  expired: points,
  reversed: points,
  adjusted: points,
  writtenOff: points,
  experience: points,
  people: z.number(),
});

export const campaign = z.strictObject({
  id,
  state: campaignState,
  ...campaignParts,
  termsVersion: z.number(),
  beginsAt: moment,
  endsAt: moment,
  clonedFrom: z.nullable(z.strictObject({ id, title: localizedText() })),
  ruleSets: z.array(ruleSetVersion),
  transitions: z.array(
    z.strictObject({
      from: z.nullable(campaignState),
      to: campaignState,
      by: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
  enrolled: z.number(),
  /** Every point accounted for: issued is the sum of all the others (ledger.totals). */
  totals,
  version: z.number(),
  can: z.strictObject({
    edit: z.boolean(),
    editRules: z.boolean(),
    propose: z.boolean(),
    approve: z.boolean(),
    withdraw: z.boolean(),
    addPromotion: z.boolean(),
    settle: z.boolean(),
    remove: z.boolean(),
  }),
});

/** Points by day against the budget. */
export const burnDown = z.strictObject({
  budget: z.nullable(points),
  /** Points given (loyalty#points-given). */
  given: points,
  days: z.array(z.strictObject({ day: calendarDate, awarded: points, reversed: points })),
  /** Forecast at the pace of the last 14 days; null without a pace. */
  forecast: z.nullable(points),
});

/** Simulation of these rules on earlier claims. */
export const simulation = z.strictObject({
  claims: z.number(),
  people: z.number(),
  before: z.strictObject({ points, experience: points }),
  after: z.strictObject({ points, experience: points }),
  capsHit: z.array(z.strictObject({ kind: z.string(), times: z.number(), trimmed: points })),
  winners: z.array(z.strictObject({ userId: id, name: z.string(), before: points, after: points })),
  losers: z.array(z.strictObject({ userId: id, name: z.string(), before: points, after: points })),
  unmatched: z.array(z.strictObject({ sku: z.string(), name: z.string(), units: z.number() })),
});
