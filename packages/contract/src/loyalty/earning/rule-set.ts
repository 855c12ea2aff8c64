import * as z from "zod/mini";
import { levels } from "../../core/level.ts";
import type { ModuleUse } from "../../core/modules.ts";
import { calendarDate, country, id, localizedText, text } from "../../core/shapes.ts";
import { baseRuleLimit, capLimit, promotionFactorLimit, promotionNameLimit } from "./rule-limits.ts";

// §earning-rules#quantity-bands "Points depend on product type, processor and generation, brand, quantity and SKU". A rule set is one document:
// data only, no code and no expression language, so it can be checked, compared, hashed and frozen as a whole.

/** Points and experience a person holds stay far below what a number counts exactly. */
const units = z.int().check(z.minimum(1), z.maximum(1_000_000));
const amount = z.int().check(z.minimum(0), z.maximum(1_000_000));
const ruleId = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));

/** Any subset of a product's keys; an absent key matches everything. */
export const productMatch = z.strictObject({
  productType: z.optional(text(64)),
  brand: z.optional(text(64)),
  processor: z.optional(text(64)),
  generation: z.optional(text(64)),
  sku: z.optional(text(64)),
});
export type ProductMatch = z.output<typeof productMatch>;

/** Value of one unit of a product. Of all that match, the most specific wins (`specificity`). */
export const baseRule = z.strictObject({
  id: ruleId,
  match: productMatch,
  /** Units of the same SKU in one invoice, both ends included; `to: null` is open. Absent: any quantity. */
  quantity: z.optional(z.strictObject({ from: units, to: z.nullable(units) })),
  points: amount,
  experience: amount,
});
export type BaseRule = z.output<typeof baseRule>;

/** Sources of points beside sales (§purpose#sources-of-points). */
export const activityKinds = ["training", "webinar", "event_check_in", "photo", "mystery_customer"] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Module each source belongs to (§roles#module-access): what a client has switched off, or the product does not have yet, promises no points. */
export const moduleOfActivity: Readonly<Record<ActivityKind, ModuleUse>> = {
  training: "always",
  webinar: "has_webcasts",
  event_check_in: "has_events",
  photo: "has_photos",
  mystery_customer: "always",
};

/** Value of an activity: once per object (this course, this event) or once in a period. */
export const activityRule = z.strictObject({
  id: ruleId,
  kind: z.enum(activityKinds),
  /** Only this course, event or photo type; absent: any. The more specific wins. */
  objectId: z.optional(id),
  points: amount,
  experience: amount,
  once: z.enum(["per_object", "per_day", "per_week", "per_campaign", "always"]),
});
export type ActivityRule = z.output<typeof activityRule>;

/** A promotion (§earning-rules#multipliers: multipliers of 1.5 and 2 are mentioned): an exact fraction in a window of sale dates. */
export const multiplier = z.strictObject({
  id: ruleId,
  name: localizedText(promotionNameLimit),
  factor: z.strictObject({
    numerator: z.int().check(z.minimum(1), z.maximum(promotionFactorLimit)),
    denominator: z.int().check(z.minimum(1), z.maximum(promotionFactorLimit)),
  }),
  /** Sale dates, both included, as calendar days of the store. */
  from: calendarDate,
  to: calendarDate,
  match: productMatch,
  /** Empty: every country, store group, level. */
  countries: z.array(country).check(z.maxLength(7)),
  storeGroupIds: z.array(id).check(z.maxLength(200)),
  levels: z.array(z.enum(levels)).check(z.maxLength(levels.length)),
  /** Promotions touch points; experience only where this says so. */
  experienceToo: z.boolean(),
  /** Multiplies on top of the highest other one instead of competing with it. */
  stacks: z.boolean(),
});
export type Multiplier = z.output<typeof multiplier>;

/**
 * Limits. Units and lines beyond one count for nothing, points and experience alike; limits on points trim points
 * only. `budget` is the campaign's, over everybody.
 */
export const capKinds = [
  "units_per_line",
  "lines_per_invoice",
  "points_per_invoice",
  "points_per_day",
  "points_per_week",
  "points_per_campaign",
  "points_per_store",
  "budget",
] as const;
export type CapKind = (typeof capKinds)[number];
export const cap = z.strictObject({
  id: ruleId,
  kind: z.enum(capKinds),
  limit: z.int().check(z.minimum(1), z.maximum(capLimit)),
});
export type Cap = z.output<typeof cap>;

export const ruleSet = z.strictObject({
  schema: z.literal(1),
  base: z.array(baseRule).check(z.maxLength(baseRuleLimit)),
  activities: z.array(activityRule).check(z.maxLength(200)),
  multipliers: z.array(multiplier).check(z.maxLength(100)),
  caps: z.array(cap).check(z.maxLength(20)),
});
export type RuleSet = z.output<typeof ruleSet>;

export const emptyRuleSet: RuleSet = { schema: 1, base: [], activities: [], multipliers: [], caps: [] };
