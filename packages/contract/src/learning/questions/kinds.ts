import * as z from "zod/mini";
import { tagLimit } from "../../core/limits.ts";
import { id, locale, localizedText, text } from "../../core/shapes.ts";
import { altLimit, questionTextLimits } from "./limits.ts";
import { difficulties, type QuestionKind } from "./sorts.ts";

// A question as its author writes it, with what is right. What a learner is shown is made of it by `showQuestion`.

/** Id of a part within its question; stays over versions. Made by chance, since learners see it: it must tell nothing. */
export const partId = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));
/** Percent of a question's points; a wrong choice among several may take some away. */
const share = z.number().check(z.minimum(-100), z.maximum(100), z.multipleOf(0.00001));
const feedback = localizedText(questionTextLimits.feedback);
/** Said to whoever put it in the wrong place or pair. Absent: nothing, as of questions older than this. */
const onPart = z.optional(feedback);
const picture = z.nullable(id);
/**
 * Alternative text of a picture, for those who do not see it; null: it only decorates. Absent: nobody has said so
 * far, as of questions that are older than this.
 */
export const alt = z.optional(z.nullable(localizedText(altLimit)));
const option = { id: partId, text: localizedText(questionTextLimits.option), fileId: picture, alt };
const quantity = z.number().check(z.minimum(-1e12), z.maximum(1e12));
const list = <Item extends z.ZodMiniType>(item: Item, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));

/** Accepted spellings of an answer in own words, per language. */
const spellings = z.partialRecord(locale, list(text(120), 1, 20));

export const questionBodies = {
  /** The best share a choice has is what is right; others may be right in part. */
  one: z.strictObject({ options: list(z.strictObject({ ...option, share, feedback }), 2, 12) }),
  /** Shares of the chosen are added, never below nothing nor above all. */
  several: z.strictObject({ options: list(z.strictObject({ ...option, share, feedback }), 2, 12) }),
  true_false: z.strictObject({ right: z.boolean(), whenTrue: feedback, whenFalse: feedback }),
  /** Both ends belong to it; the best share of those that hold the number counts. */
  numeric: z.strictObject({
    unit: localizedText(questionTextLimits.unit),
    answers: list(z.strictObject({ from: quantity, to: quantity, share, feedback }), 1, 12),
  }),
  /** Spaces and case say nothing unless `exact`; accents never do. */
  short_text: z.strictObject({
    exact: z.boolean(),
    /** An asterisk in a spelling stands for anything, `\\*` for itself. Absent: it is a sign like others. */
    wildcards: z.optional(z.boolean()),
    answers: list(z.strictObject({ texts: spellings, share, feedback }), 1, 12),
  }),
  /** In the right order; each neighbour that follows rightly counts alike. */
  ordering: z.strictObject({ items: list(z.strictObject({ ...option, feedback: onPart }), 2, 12) }),
  /** Each pair counts alike; `others` belong to nobody. Ids of both sides differ: they would tell what matches. */
  matching: z.strictObject({
    pairs: list(
      z.strictObject({
        id: partId,
        left: localizedText(questionTextLimits.pair),
        rightId: partId,
        right: localizedText(questionTextLimits.pair),
        feedback: onPart,
      }),
      2,
      12,
    ),
    others: z
      .array(z.strictObject({ id: partId, text: localizedText(questionTextLimits.pair) }))
      .check(z.maxLength(12)),
  }),
  /** Marked by an instructor along the rubric; without one, by a share of the points. */
  essay: z.strictObject({
    longest: z.int().check(z.minimum(50), z.maximum(10_000)),
    rubric: z
      .array(
        z.strictObject({
          id: partId,
          text: localizedText(questionTextLimits.criterion),
          points: z.int().check(z.minimum(1), z.maximum(100)),
        }),
      )
      .check(z.maxLength(10)),
    /** For whoever marks. */
    model: localizedText(questionTextLimits.model),
  }),
  scale: z.strictObject({
    steps: z.int().check(z.minimum(2), z.maximum(10)),
    low: localizedText(questionTextLimits.scaleEnd),
    high: localizedText(questionTextLimits.scaleEnd),
  }),
} as const;

const common = {
  prompt: localizedText(questionTextLimits.prompt),
  fileId: picture,
  alt,
  /** Said with the result, whatever was answered. */
  feedback,
  points: z.int().check(z.minimum(1), z.maximum(100)),
};
/** A version of a question: frozen once somebody was asked it. */
export const questionBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("one"), ...common, ...questionBodies.one.shape }),
  z.strictObject({ kind: z.literal("several"), ...common, ...questionBodies.several.shape }),
  z.strictObject({ kind: z.literal("true_false"), ...common, ...questionBodies.true_false.shape }),
  z.strictObject({ kind: z.literal("numeric"), ...common, ...questionBodies.numeric.shape }),
  z.strictObject({ kind: z.literal("short_text"), ...common, ...questionBodies.short_text.shape }),
  z.strictObject({ kind: z.literal("ordering"), ...common, ...questionBodies.ordering.shape }),
  z.strictObject({ kind: z.literal("matching"), ...common, ...questionBodies.matching.shape }),
  z.strictObject({ kind: z.literal("essay"), ...common, ...questionBodies.essay.shape }),
  z.strictObject({ kind: z.literal("scale"), ...common, ...questionBodies.scale.shape }),
]);
export type QuestionBody = z.output<typeof questionBody>;
export type QuestionOf<Kind extends QuestionKind> = Extract<QuestionBody, { kind: Kind }>;

export const difficulty = z.literal([...difficulties]);
/** Lower case, as authors group questions. */
export const questionTag = text(tagLimit);
