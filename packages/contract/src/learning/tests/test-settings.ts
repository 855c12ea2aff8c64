import * as z from "zod/mini";
import { id, moment } from "../../core/shapes.ts";
import type { TestType } from "../delivery/activity-types.ts";
import { difficulty, questionTag } from "../questions/kinds.ts";

/** Where a test takes some of its questions from. */
export const testPart = z.discriminatedUnion("from", [
  /** So many by chance of a bank, of those with all the tags and any of the difficulties; none of a kind: any. */
  z.strictObject({
    from: z.literal("bank"),
    id,
    bankId: id,
    tags: z.array(questionTag).check(z.maxLength(10)),
    difficulties: z.array(difficulty).check(z.maxLength(5)),
    count: z.int().check(z.minimum(1), z.maximum(100)),
    /** The module of the course it covers: a general test's blueprint; null: none in particular. */
    moduleId: z.nullable(id),
  }),
  /** Fixed questions. */
  z.strictObject({
    from: z.literal("chosen"),
    id,
    questionIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    moduleId: z.nullable(id),
  }),
]);
export type TestPart = z.output<typeof testPart>;

/**
 * When right answers and feedback are shown: after each question, which is final then; with the result; once the test
 * has closed for everybody; never.
 */
export const feedbackTimes = ["now", "end", "after_close", "never"] as const;
export type FeedbackTime = (typeof feedbackTimes)[number];

/** Consequence of failing the last attempt (§states#failing-all-attempts). */
export const consequences = ["none", "block", "restart"] as const;
export type Consequence = (typeof consequences)[number];

/** §entities#course-test: what an author sets. */
export const testData = z.strictObject({
  parts: z.array(testPart).check(z.maxLength(20)),
  /** Percent needed to pass. */
  minimumScore: z.int().check(z.minimum(0), z.maximum(100)),
  /** Null: as many as somebody likes. */
  maximumAttempts: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** Minutes one attempt lasts; null: no limit. */
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(600))),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  feedback: z.enum(feedbackTimes),
  /** No attempt starts or is answered from then on; null: never. */
  closesAt: z.nullable(moment),
  /** Consequence chosen for a conventional test and an evaluated quiz; the other types fix it (`consequenceOf`). */
  onFailure: z.enum(consequences),
  /** People who passed may use the attempts that are left; the best counts. */
  improve: z.boolean(),
});
export type TestData = z.output<typeof testData>;

/** The most questions one attempt may hold. */
export const mostQuestions = 200;

const isOpinion = (type: TestType) => type === "unevaluated_quiz" || type === "reaction_evaluation";

/** An opinion cannot be failed: handing it in is all. */
export const isGraded = (type: TestType): boolean => !isOpinion(type);

/** §states#failing-all-attempts What failing all attempts does, by the type or, where the type leaves it open, by its setting. */
export function consequenceOf(type: TestType, data: Pick<TestData, "onFailure">): Consequence {
  if (type === "block_test" || type === "block_general_test") return "block";
  if (type === "restart_test" || type === "restart_general_test") return "restart";
  return isOpinion(type) ? "none" : data.onFailure;
}

/** Covers the whole course: its blueprint draws from every module. */
export const isGeneral = (type: TestType): boolean =>
  type === "block_general_test" || type === "restart_general_test";
