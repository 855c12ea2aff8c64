// §learning#attempt-frozen What handing a test in does to the course: by its type, its setting, what was reached and what is left.

import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { consequenceOf, isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";

export interface OutcomeFacts {
  type: TestType;
  settings: Pick<TestData, "onFailure">;
  /** Result of this attempt; null: nothing can be failed in it. */
  passed: boolean | null;
  /** Attempts left after it; null: no limit. */
  left: number | null;
  /** An attempt before it was passed. */
  passedBefore: boolean;
  /** Better than every attempt before it. */
  better: boolean;
  /** The course waits for this test to be passed. */
  needed: boolean;
  /** The course is done already: nothing takes that away. */
  completed: boolean;
}

/**
 * `pass`: passed, or handed in where that is all; `improve`: passed before, and better now; `retry`: failed, may try
 * again; `fail`: failed for good, and the course with it; `block` and `restart`: failed for good with that consequence;
 * `none`: nothing changes for the course.
 */
export type TestOutcome = "pass" | "improve" | "retry" | "fail" | "block" | "restart" | "none";

/** Outcome of an attempt. */
export function outcomeOf(facts: OutcomeFacts): TestOutcome {
  const { type, settings, passed, left, passedBefore, better, needed, completed } = facts;
  if (!isGraded(type)) return "pass";
  if (passedBefore) return better ? "improve" : "none";
  if (passed) return "pass";
  if (left !== 0) return "retry";
  if (completed) return "none";
  const consequence = consequenceOf(type, settings);
  if (consequence !== "none") return consequence;
  // A quiz tells its score and does no more than its setting says.
  return type === "conventional_test" && needed ? "fail" : "none";
}
