import * as z from "zod/mini";
import { partId } from "./kinds.ts";

const pictureUrl = z.nullable(z.string());
/** Alternative text of a picture; empty: it only decorates; null: its author said nothing of it. */
const pictureAlt = z.nullable(z.string());
const option = z.strictObject({ id: partId, text: z.string(), pictureUrl, pictureAlt });
const parts = { prompt: z.string(), pictureUrl, pictureAlt, points: z.number() };
/** Some answer is worth a part of the points: which, it does not say. */
const inPart = { partly: z.boolean() };

/**
 * A question as it is put to somebody: in one language, in the order drawn for this attempt, without anything that says
 * what is right. What says beforehand how parts of it count stands with each kind.
 */
export const shownQuestion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("one"), ...parts, ...inPart, options: z.array(option) }),
  z.strictObject({
    kind: z.literal("several"),
    ...parts,
    options: z.array(option),
    /** A wrong choice takes points away. */
    wrongCosts: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("true_false"), ...parts }),
  z.strictObject({ kind: z.literal("numeric"), ...parts, ...inPart, unit: z.string() }),
  z.strictObject({ kind: z.literal("short_text"), ...parts, ...inPart }),
  z.strictObject({ kind: z.literal("ordering"), ...parts, items: z.array(option) }),
  z.strictObject({
    kind: z.literal("matching"),
    ...parts,
    left: z.array(z.strictObject({ id: partId, text: z.string() })),
    right: z.array(z.strictObject({ id: partId, text: z.string() })),
  }),
  z.strictObject({
    kind: z.literal("essay"),
    ...parts,
    longest: z.number(),
    rubric: z.array(z.strictObject({ text: z.string(), points: z.number() })),
  }),
  z.strictObject({
    kind: z.literal("scale"),
    ...parts,
    steps: z.number(),
    low: z.string(),
    high: z.string(),
  }),
]);
export type ShownQuestion = z.output<typeof shownQuestion>;
