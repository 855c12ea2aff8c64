import * as z from "zod/mini";
import { id, locale, moment } from "../../core/shapes.ts";
import { answer } from "../questions/answers.ts";
import { testAttempt, testStanding } from "./shapes.ts";
import { mostQuestions } from "./test-settings.ts";

/** An attempt at a test that nobody keeps: the device that makes it says all of it each time. */
export const attemptTried = z.strictObject({
  /** Made on the device: the paper is drawn by it, so that the same one is the same paper. */
  id,
  language: z.optional(locale),
  /** Begun state; absent: it begins. */
  begun: z.optional(z.strictObject({ startedAt: moment, paper: z.string().check(z.maxLength(64)) })),
  answers: z
    .array(
      z.strictObject({
        question: z.int().check(z.minimum(0), z.maximum(mostQuestions - 1)),
        answer,
        /** Feedback "now": handed in. */
        final: z.boolean(),
      }),
    )
    .check(z.maxLength(mostQuestions)),
  /** Null: it goes on. */
  ending: z.nullable(z.enum(["submitted", "ran_out"])),
});
export type AttemptTried = z.output<typeof attemptTried>;

export const triedAttempt = z.strictObject({
  attempt: testAttempt,
  /** As it would be after this attempt, were it the first. */
  standing: testStanding,
  /** Names what was drawn: banks and draft may change while somebody answers. */
  paper: z.string(),
});
export type TriedAttempt = z.output<typeof triedAttempt>;
