import * as z from "zod/mini";
import { printable } from "../../core/shapes.ts";
import { textLimit } from "../../core/text-checks.ts";
import { partId } from "./kinds.ts";
import { numericAnswerLimit } from "./limits.ts";

const parts = z.array(partId).check(
  z.maxLength(12),
  z.refine((ids) => new Set(ids).size === ids.length),
);

/** Answers, by the kind of the question; an empty answer is none. */
export const answer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("one"), option: partId }),
  z.strictObject({ kind: z.literal("several"), options: parts }),
  z.strictObject({ kind: z.literal("true_false"), value: z.boolean() }),
  /** As it was typed, so that "3,14" and "3.14" are told by the server. */
  z.strictObject({
    kind: z.literal("numeric"),
    text: z.string().check(printable, z.maxLength(numericAnswerLimit)),
  }),
  z.strictObject({
    kind: z.literal("short_text"),
    text: z.string().check(printable, z.maxLength(textLimit)),
  }),
  z.strictObject({ kind: z.literal("ordering"), items: parts }),
  /** Left to right; what was not matched is left out. */
  z.strictObject({
    kind: z.literal("matching"),
    pairs: z.array(z.strictObject({ left: partId, right: partId })).check(z.maxLength(12)),
  }),
  z.strictObject({ kind: z.literal("essay"), text: z.string().check(printable, z.maxLength(10_000)) }),
  z.strictObject({ kind: z.literal("scale"), step: z.int().check(z.minimum(1), z.maximum(10)) }),
]);
export type QuestionAnswer = z.output<typeof answer>;
