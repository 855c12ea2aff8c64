import * as z from "zod/mini";
import type { Country } from "../../core/country.ts";
import type { Level } from "../../core/level.ts";
import { localizedText } from "../../core/shapes.ts";
import { promotionNameLimit } from "./rule-limits.ts";
import { activityKinds, capKinds, productMatch } from "./rule-set.ts";

/** A product of the catalogue as rules see it. */
export interface ProductKeys {
  readonly productType: string;
  readonly brand: string;
  readonly processor: string | null;
  readonly generation: string | null;
  readonly sku: string;
}

export interface SaleLineFacts extends ProductKeys {
  /** Names the line in the answer: its id or position. */
  readonly key: string;
  readonly quantity: number;
}

/** Facts of a sale, as rules see it. The caller has already picked the rule set's version by the sale date. */
export interface SaleFacts {
  /** YYYY-MM-DD, a calendar day of the store. */
  readonly saleDate: string;
  readonly country: Country;
  readonly storeGroupIds: readonly string[];
  readonly level: Level;
  readonly lines: readonly SaleLineFacts[];
}

/** Points already awarded within each limit's reach, before this. */
export interface Counters {
  readonly day: number;
  readonly week: number;
  readonly campaign: number;
  readonly store: number;
  readonly budget: number;
}
export const noCounters: Counters = { day: 0, week: 0, campaign: 0, store: 0, budget: 0 };

const points = z.number();

/** One step of the reason for a number: told to people in words, kept with the award for good. */
export const traceStep = z.discriminatedUnion("step", [
  z.strictObject({
    step: z.literal("base"),
    ruleId: z.string(),
    match: productMatch,
    /** Units that count and what one is worth. */
    units: z.number(),
    pointsPerUnit: points,
    experiencePerUnit: points,
    points,
    experience: points,
  }),
  z.strictObject({ step: z.literal("no_rule") }),
  z.strictObject({
    step: z.literal("activity"),
    ruleId: z.string(),
    kind: z.enum(activityKinds),
    points,
    experience: points,
  }),
  z.strictObject({
    step: z.literal("multiplier"),
    ruleId: z.string(),
    name: localizedText(promotionNameLimit),
    numerator: z.number(),
    denominator: z.number(),
    /** Whole points before and after, rounded down once per line. */
    before: points,
    after: points,
    /** Only where the promotion touches experience. */
    experience: z.optional(z.strictObject({ before: points, after: points })),
  }),
  z.strictObject({
    step: z.literal("cap"),
    ruleId: z.string(),
    kind: z.enum(capKinds),
    limit: z.number(),
    /** Points, or units for `units_per_line` and lines for `lines_per_invoice`, before and after. */
    before: points,
    after: points,
  }),
  z.strictObject({
    /** Several lines of one product were judged together; this line's part of what they earned. */
    step: z.literal("share"),
    units: z.number(),
    of: z.number(),
    points,
    experience: points,
  }),
  z.strictObject({
    step: z.literal("manual"),
    reason: z.string(),
    points,
    experience: points,
  }),
]);
export type TraceStep = z.output<typeof traceStep>;
export const trace = z.array(traceStep);

export const evaluatedLine = z.strictObject({
  key: z.string(),
  points: z.number(),
  experience: z.number(),
  trace,
});
export type EvaluatedLine = z.output<typeof evaluatedLine>;

export const evaluation = z.strictObject({
  points: z.number(),
  experience: z.number(),
  lines: z.array(evaluatedLine),
});
export type Evaluation = z.output<typeof evaluation>;

/** Facts of an activity, as rules see it. */
export interface ActivityFacts {
  readonly kind: (typeof activityKinds)[number];
  readonly objectId: string | null;
  /** YYYY-MM-DD in the campaign's zone for this person. */
  readonly date: string;
  readonly country: Country;
  readonly level: Level;
}
