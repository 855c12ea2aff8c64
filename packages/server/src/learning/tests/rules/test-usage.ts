// §entities#course-test, §learning#attempt-frozen: what somebody has used of a test, what is left, and whether they may begin.

import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { bestOf } from "@trilha/contract/learning/tests/score.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import { isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";

export interface AttemptDone {
  state: AttemptState;
  startedAt: Date;
  percent: number | null;
  passed: boolean | null;
}

export interface StandingFacts {
  type: TestType;
  settings: Pick<TestData, "maximumAttempts" | "improve" | "closesAt" | "parts">;
  /** Attempts at the test in this attempt of the course. */
  attempts: readonly AttemptDone[];
  /** Staff gave more. */
  extraAttempts: number;
  /** When a block was lifted last: whoever is freed begins counting anew. */
  freedAt: Date | null;
  /** Staff gave this person minutes: the close is not the end for them. */
  extraMinutes: number;
  now: Date;
}

export type WhyNot = "no_attempts" | "passed" | "closed" | "marking" | "no_questions";

export interface AttemptsLeft {
  used: number;
  /** Null: no limit. */
  left: number | null;
  /** The attempt that runs, or else the next one, is the last. */
  lastOne: boolean;
  best: number | null;
  passed: boolean;
  whyNot: WhyNot | null;
}

/** Void attempts do not count. An attempt that runs is used, and may be gone on with whatever `whyNot` says. */
export function standingOf(facts: StandingFacts): AttemptsLeft {
  const { settings, freedAt, extraAttempts } = facts;
  const valid = facts.attempts.filter(({ state }) => state !== "void");
  const counted = freedAt === null ? valid : valid.filter(({ startedAt }) => startedAt > freedAt);
  const used = counted.length;
  const left =
    settings.maximumAttempts === null ? null : Math.max(0, settings.maximumAttempts + extraAttempts - used);
  const runs = valid.some(({ state }) => state === "running");
  const passed = valid.some((attempt) => attempt.passed === true);
  return {
    ...{ used, left, passed },
    lastOne: left === (runs ? 0 : 1),
    best: bestOf(valid.map(({ percent }) => percent)),
    whyNot: whyNotOf(facts, valid, left, passed),
  };
}

function whyNotOf(
  { type, settings, now, extraMinutes }: StandingFacts,
  valid: readonly AttemptDone[],
  left: number | null,
  passed: boolean,
): WhyNot | null {
  const { closesAt } = settings;
  if (settings.parts.length === 0) return "no_questions";
  if (closesAt !== null && now.getTime() >= Date.parse(closesAt) + extraMinutes * 60_000) return "closed";
  if (valid.some(({ state }) => state === "marking")) return "marking";
  // Opinions cannot be passed: they may be given as often as attempts allow.
  if (passed && isGraded(type) && !settings.improve) return "passed";
  return left === 0 ? "no_attempts" : null;
}
