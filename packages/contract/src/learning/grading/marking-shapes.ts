import * as z from "zod/mini";
import { count, id, marks, moment, optionalText } from "../../core/shapes.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { partId } from "../questions/kinds.ts";
import { essayCommentLimit } from "./limits.ts";

const points = z.number().check(z.minimum(0));
const lastQuestion = 199;
const question = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(lastQuestion));

/** One essay: the attempt it was written in, and its place there from 0. */
export const essayParams = z.strictObject({ id, question });
/** The same in a body. */
export const essayPlace = z.strictObject({
  attemptId: id,
  question: z.int().check(z.minimum(0), z.maximum(lastQuestion)),
});

/** Filters of the queue. */
export const markingFilters = {
  courseId: z.optional(id),
  activityId: z.optional(id),
  bankId: z.optional(id),
};

/** An essay that waits for a mark. Names stay hidden: who marks looks at what was written. */
export const waitingEssay = z.strictObject({
  attemptId: id,
  question: count,
  course: namedCourse,
  activityId: id,
  activity: z.string(),
  prompt: z.string(),
  /** Letters written. */
  length: count,
  waitsSince: moment,
  /** The colleague who marks it now. */
  lockedBy: z.nullable(z.string()),
});
export type WaitingEssay = z.output<typeof waitingEssay>;

/** Points of one line of the rubric. */
const rubricMark = z.strictObject({ id: partId, points: marks });
const comment = optionalText(essayCommentLimit);

/** A mark as it was given; a second look adds one, none is changed. */
export const givenMark = z.strictObject({
  /** From 1; the last counts. */
  version: count,
  points,
  rubric: z.array(rubricMark),
  comment: z.string(),
  by: z.string(),
  at: moment,
  /** Why it was looked at again. */
  reason: z.nullable(z.string()),
});

/** An essay to mark, with all that is needed for it. */
export const essay = z.strictObject({
  attemptId: id,
  question: count,
  /** Marks it has: the next is based on that. */
  version: count,
  course: namedCourse,
  activityId: id,
  activity: z.string(),
  /** Number of the attempt, from 1. */
  number: count,
  prompt: z.string(),
  pictureUrl: z.nullable(z.string()),
  pictureAlt: z.nullable(z.string()),
  text: z.string(),
  /** Most points. */
  points,
  rubric: z.array(z.strictObject({ id: partId, text: z.string(), points })),
  /** A model answer, for whoever marks. */
  model: z.string(),
  writtenAt: moment,
  waitsSince: moment,
  marks: z.array(givenMark),
  /** Null: hidden until it is asked for, which is written down. */
  person: z.nullable(z.string()),
  lockedBy: z.nullable(z.string()),
  /** The attempt still counts, and the essay is not the caller's own. */
  can: z.strictObject({ mark: z.boolean() }),
});
export type Essay = z.output<typeof essay>;

/** A mark: by each line of the rubric, where there is one; else points. */
export const marking = z
  .strictObject({
    /** Version of the essay the mark is based on: its marks so far. */
    version: count,
    points: z.optional(marks),
    rubric: z.optional(z.array(rubricMark).check(z.minLength(1), z.maxLength(10))),
    comment: z._default(comment, ""),
    /** Needed to change a mark. */
    reason: z.optional(optionalText()),
  })
  .check(
    z.refine(({ points: one, rubric }) => (one === undefined) !== (rubric === undefined), {
      error: "required",
      path: ["points"],
    }),
  );
