import { isTestType, type TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import type { readStanding as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { consequenceOf, isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { askSitting } from "../delivery/index.ts";
import { type Allowance, type AttemptLine, allowanceOf, attemptsAt } from "./attempts.queries.ts";
import { asDone } from "./hand-in.ts";
import { type AttemptsLeft, standingOf } from "./rules/test-usage.ts";

/** Test of a person, in one attempt of its course. */
export interface TestOf {
  clientId: string;
  enrolmentId: string;
  activityId: string;
  courseAttempt: number;
  type: TestType;
  settings: TestData;
}

/** §entities#course-test, §learning#test-settings What a test asks, what is at stake in it, and what somebody has used and reached. */
export const readStanding: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const sitting = await askSitting(tx, { clientId, userId, sittingId: query.sittingId });
    if (isRefusal(sitting)) return sitting;
    const test = testOf(sitting.placed.activity);
    if (!test) return refuse(attemptProblems.notATest);
    const activity = { clientId, enrolmentId: sitting.enrolmentId, activityId: sitting.placed.activity.id };
    return presentStanding(tx, { ...activity, ...test, courseAttempt: sitting.attempt }, call.now);
  });

/** A test's type and settings; undefined: another activity. What is published was checked whole. */
export function testOf({ type, data }: Pick<Activity, "type" | "data">) {
  return isTestType(type) ? { type, settings: data as TestData } : undefined;
}

export interface TestUsage {
  attempts: AttemptLine[];
  allowance: Allowance;
  standing: AttemptsLeft;
}

/** Where somebody stands in a test. */
export async function findTestUsage(tx: Tx, test: TestOf, now: Date): Promise<TestUsage> {
  const [attempts, allowance] = await Promise.all([attemptsAt(tx, test), allowanceOf(tx, test)]);
  const { type, settings } = test;
  const standing = standingOf({
    ...{ type, settings, now, attempts: attempts.map(asDone) },
    ...{ extraAttempts: allowance.attempts, extraMinutes: allowance.minutes, freedAt: allowance.freedAt },
  });
  return { attempts, allowance, standing };
}

/** Attempts that are listed: whoever may try without end reads of the last ones. */
const mostListed = 50;

export async function presentStanding(tx: Tx, test: TestOf, now: Date): Promise<TestStanding> {
  return shownStanding(test, await findTestUsage(tx, test, now));
}

/** A standing in words of the contract. */
export function shownStanding(
  { type, settings }: Pick<TestOf, "type" | "settings">,
  {
    attempts,
    allowance,
    standing,
  }: Pick<TestUsage, "attempts" | "standing"> & {
    allowance: Pick<Allowance, "attempts" | "minutes">;
  },
): TestStanding {
  const { used, left, lastOne, best, passed, whyNot } = standing;
  const counted = attempts.filter(({ state }) => state !== "void");
  const running = counted.find(({ state }) => state === "running");
  return {
    ...{ type, questions: questionsIn(settings), used, left, lastOne, best, passed, whyNot },
    minimumScore: isGraded(type) ? settings.minimumScore : null,
    maximumAttempts: settings.maximumAttempts,
    extraAttempts: allowance.attempts,
    seconds: settings.minutes === null ? null : (settings.minutes + allowance.minutes) * 60,
    ...{ feedback: settings.feedback, closesAt: settings.closesAt, onFailure: consequenceOf(type, settings) },
    canStart: whyNot === null || running !== undefined,
    runningId: running?.id ?? null,
    attempts: counted
      .slice(-mostListed)
      .map(({ id, number, state, started_at, ended_at, percent, passed: won }) => ({
        ...{ id, number, state, percent, passed: won },
        startedAt: started_at.toISOString(),
        endedAt: ended_at?.toISOString() ?? null,
      })),
  };
}

const questionsIn = ({ parts }: TestData) =>
  parts.reduce((sum, part) => sum + (part.from === "bank" ? part.count : part.questionIds.length), 0);
