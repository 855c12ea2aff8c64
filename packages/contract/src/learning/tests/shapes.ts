import * as z from "zod/mini";
import { id, locale, moment, text } from "../../core/shapes.ts";
import { gameTypes, testTypes } from "../delivery/activity-types.ts";
import { progressed } from "../delivery/player-shapes.ts";
import { answer } from "../questions/answers.ts";
import { shownQuestion } from "../questions/shown.ts";
import { questionKinds } from "../questions/sorts.ts";
import { grantLimits } from "./limits.ts";
import { attemptEnds, attemptStates } from "./states.ts";
import { consequences, feedbackTimes } from "./test-settings.ts";

const count = z.int().check(z.minimum(0));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const points = z.number();

/** Introduction to a test before it begins: how it is played, what is at stake, what they have done. */
export const testStanding = z.strictObject({
  type: z.enum(testTypes),
  questions: count,
  minimumScore: z.nullable(percent),
  maximumAttempts: z.nullable(count),
  /** Staff gave this person more. */
  extraAttempts: count,
  used: count,
  /** Null: no limit. */
  left: z.nullable(count),
  /** Seconds one attempt lasts for this person; null: no limit. */
  seconds: z.nullable(count),
  feedback: z.enum(feedbackTimes),
  closesAt: z.nullable(moment),
  onFailure: z.enum(consequences),
  /** The next attempt is the last: said before it begins, with what failing it does. */
  lastOne: z.boolean(),
  best: z.nullable(percent),
  passed: z.boolean(),
  /** May begin now; else why not. */
  canStart: z.boolean(),
  whyNot: z.nullable(z.enum(["no_attempts", "passed", "closed", "marking", "no_questions"])),
  runningId: z.nullable(id),
  attempts: z.array(
    z.strictObject({
      id,
      number: count,
      state: z.enum(attemptStates),
      startedAt: moment,
      endedAt: z.nullable(moment),
      percent: z.nullable(percent),
      passed: z.nullable(z.boolean()),
    }),
  ),
});
export type TestStanding = z.output<typeof testStanding>;

/** Result of one question of an attempt once it may be told. */
export const questionResult = z.strictObject({
  question: count,
  /** Null: waits for a mark. */
  points: z.nullable(points),
  of: points,
  /** Null: not told (feedback time). Words of the author, ready in the reader's language. */
  right: z.nullable(z.boolean()),
  feedback: z.array(z.string()),
  /** The right answer; null: not told, or there is no such thing. */
  solution: z.nullable(answer),
  /** Written by whoever marked. */
  comment: z.nullable(z.string()),
});
export type QuestionResult = z.output<typeof questionResult>;

/** §states#quiz-results show score, total and percent. */
export const testResult = z.strictObject({
  end: z.enum(attemptEnds),
  /** Null while an essay waits. */
  points: z.nullable(points),
  total: points,
  percent: z.nullable(percent),
  passed: z.nullable(z.boolean()),
  /** Better than every attempt before. */
  best: z.boolean(),
  /** Consequence of failing. */
  consequence: z.enum(consequences),
  /** Empty where nothing is told of questions. */
  questions: z.array(questionResult),
  /** When more will be told; null: all there is was told. */
  tellsMoreAt: z.nullable(moment),
});
export type TestResult = z.output<typeof testResult>;

/** A running or ended test attempt, whole: any device goes on from it. */
export const testAttempt = z.strictObject({
  id,
  number: count,
  state: z.enum(attemptStates),
  startedAt: moment,
  deadline: z.nullable(moment),
  /** The server's clock as it answered: devices count down from it, whatever theirs says. */
  now: moment,
  feedback: z.enum(feedbackTimes),
  /** The language its questions are put in. */
  locale,
  /** By their place from 0. */
  questions: z.array(shownQuestion),
  answers: z.array(
    z.strictObject({
      question: count,
      answer: z.nullable(answer),
      /** Feedback was results: it stays as it is. */
      final: z.boolean(),
      /** Came after the deadline and its grace: kept, not counted. */
      late: z.boolean(),
    }),
  ),
  /** Feedback "now": of the questions that are final, while it runs; later the result says all. */
  results: z.array(questionResult),
  result: z.nullable(testResult),
});
export type TestAttempt = z.output<typeof testAttempt>;

/** One change of an answer, as a device says it. */
export const answerStep = z.strictObject({
  /** Made on the device, once per step: the same step twice is one. */
  id,
  /** Counts up on this device within the attempt: of two steps of a device the later says what is meant. */
  seq: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  question: z.int().check(z.minimum(0), z.maximum(199)),
  /** Null: taken back. */
  answer: z.nullable(answer),
  /** With feedback "now": hand this one in. */
  final: z.optional(z.boolean()),
  /** Milliseconds since this device was given the attempt, by a clock that only runs forward. */
  after: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
});
export type AnswerStep = z.output<typeof answerStep>;

export const answersTaken = z.strictObject({
  /** Ids of steps that are durable now. */
  saved: z.array(id),
  /** Answers that came too late to count. */
  late: z.array(id),
  state: z.enum(attemptStates),
  deadline: z.nullable(moment),
  now: moment,
  /** Feedback "now": of those that were handed in. */
  results: z.array(questionResult),
});
export type AnswersTaken = z.output<typeof answersTaken>;

/** A result, with what it did to the course. */
export const submitted = z.strictObject({
  attempt: testAttempt,
  standing: testStanding,
  progress: z.nullable(progressed),
});

/**
 * Attempts granted by staff to one person for one test of a course they are in; a running attempt's deadline moves
 * with it.
 */
export const attemptGrant = z
  .strictObject({
    courseId: id,
    userId: id,
    activityId: id,
    attempts: z.int().check(z.minimum(0), z.maximum(grantLimits.attempts)),
    minutes: z.int().check(z.minimum(0), z.maximum(grantLimits.minutes)),
    reason: text(256),
  })
  .check(
    z.refine(({ attempts, minutes }) => attempts + minutes > 0, { error: "required", path: ["attempts"] }),
  );
export const attemptGranted = z.strictObject({
  /** With all that was given. */
  extraAttempts: count,
  extraMinutes: count,
  used: count,
  /** Null: no limit. */
  left: z.nullable(count),
  /** Deadline of the attempt that runs now. */
  deadline: z.nullable(moment),
});

/** §learning#attempt-frozen Every step of an attempt, for the learner, the auditor and the instructor. */
export const timelineStep = z.strictObject({
  at: moment,
  what: z.enum([
    "started",
    "answered",
    "final",
    "late",
    "submitted",
    "ran_out",
    "marked",
    "regraded",
    /** A question was mended while it ran, or while an essay waited. */
    "mended",
    "time_given",
    "void",
  ]),
  question: z.nullable(count),
  kind: z.nullable(z.enum(questionKinds)),
  /** In words, in the reader's language. */
  answer: z.nullable(z.string()),
  device: z.nullable(z.string()),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  points: z.nullable(points),
});
export const attemptTimeline = z.strictObject({
  attempt: z.strictObject({
    id,
    number: count,
    type: z.enum([...testTypes, ...gameTypes]),
    state: z.enum(attemptStates),
    person: z.string(),
    percent: z.nullable(percent),
  }),
  steps: z.array(timelineStep),
});
