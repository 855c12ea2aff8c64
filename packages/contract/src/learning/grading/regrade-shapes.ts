import * as z from "zod/mini";
import { count, id, moment, text } from "../../core/shapes.ts";
import { namedTest } from "./shapes.ts";

const result = z.strictObject({
  points: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
});

/** Effect of a regrade on one attempt. */
export const regradeMove = z.strictObject({
  attemptId: id,
  userId: id,
  name: z.string(),
  test: namedTest,
  number: count,
  before: result,
  after: result,
});
export type RegradeMove = z.output<typeof regradeMove>;

/** A regrade at work, or the last there was. */
export const regradeRun = z.strictObject({
  version: count,
  reason: z.string(),
  by: z.string(),
  /** Attempts counted anew so far, of how many that were asked the question. */
  moved: count,
  total: count,
  startedAt: moment,
  endedAt: z.nullable(moment),
});
export type RegradeRun = z.output<typeof regradeRun>;

/** Attempts looked at with one call: a part of the whole. */
export const regradePart = 500;

export const regradePreview = z.strictObject({
  questionId: id,
  prompt: z.string(),
  /** By which attempts would be counted. */
  version: count,
  /** Attempts that ended and were asked it, in any version. */
  total: count,
  /** Attempts that still run and were asked an older version: a regrade counts them by this one when they are handed in. */
  running: count,
  /** Attempts among the ended ones that this part went through. */
  looked: count,
  moves: z.array(regradeMove),
  nextCursor: z.nullable(z.string()),
  run: z.nullable(regradeRun),
});
export type RegradePreview = z.output<typeof regradePreview>;

export const regrading = z.strictObject({
  /** The one that was previewed. */
  version: count,
  reason: text(),
  /** Attempts whose pass is taken away; whoever else would lose one keeps it. */
  takeBack: z._default(z.array(id).check(z.maxLength(500)), []),
});
