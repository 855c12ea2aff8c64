import * as z from "zod/mini";

/**
 * The fastest somebody goes through a course and is still believed: what a client's people are measured by. Below it
 * nothing is refused; progress waits for the clock, and a result that came faster is reviewed by a person.
 */
export const learningPace = z.strictObject({
  /** Reading. */
  wordsPerMinute: z.int().check(z.minimum(200), z.maximum(3_000)),
  /** Seconds of a film or sound that are played in one second. */
  playback: z.number().check(z.minimum(1), z.maximum(4), z.multipleOf(0.25)),
  secondsPerQuestion: z.int().check(z.minimum(0), z.maximum(60)),
  /** Time for each page of a document or slides after the first. */
  secondsPerPage: z.int().check(z.minimum(0), z.maximum(60)),
  /** Percent of the time a package says it takes. */
  packagePercent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Whether what came faster earns nothing until somebody has looked at it. */
  holdsPay: z.boolean(),
});
export type LearningPace = z.output<typeof learningPace>;

/** Pace of a new client. */
export const usualPace: LearningPace = {
  ...{ wordsPerMinute: 1_000, playback: 2, secondsPerQuestion: 2, secondsPerPage: 2, packagePercent: 10 },
  holdsPay: true,
};
