import { genericProblems } from "@trilha/contract/core/problems.ts";
import { isLate } from "@trilha/contract/learning/tests/clock.ts";
import type { submitAttempt as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import { deviceName } from "../../accounts/identity/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockClock } from "../delivery/index.ts";
import { handIn, holdAttempt } from "./hand-in.ts";
import { presentAttempt } from "./present-attempt.ts";
import { presentStanding } from "./read-test-usage.ts";
import { takeAnswers } from "./take-answers.ts";

/**
 * §learning#attempt-frozen Hands an attempt in, with answers still on the way: they are durable first, whatever becomes of the rest. Again, it
 * answers the same result; after its time it answers what ran out. Refuses one that a restart has made void.
 */
export const submitAttempt: UseCase<typeof spec> = async (call, { params, body }) => {
  const { clientId, userId } = call.actor;
  const { now, locale } = call;
  if (body.steps.length > 0) {
    const taken = await takeAnswers(call, params.id, body);
    if (isRefusal(taken)) return taken;
  }
  return call.write(async (tx) => {
    // Tests that are handed in at the same moment share their person's time one after the other.
    const [, row] = await Promise.all([
      lockClock(tx, clientId, userId),
      holdAttempt(tx, { clientId, id: params.id }),
    ]);
    if (row?.user_id !== userId) return refuse(genericProblems.notFound);
    if (row.state === "void") return refuse(attemptProblems.isVoid);
    const how = isLate(row.deadline?.getTime() ?? null, now.getTime()) ? "ran_out" : "submitted";
    const hand = { how, locale, now, deviceName: deviceName(call.userAgent).slice(0, 64) } as const;
    const { attempt, progress, answered } = await handIn(tx, row, hand);
    const { enrolment_id: enrolmentId, activity_id: activityId, type, settings } = attempt;
    const courseAttempt = attempt.course_attempt;
    const test = { clientId, enrolmentId, activityId, courseAttempt, type, settings };
    const [shown, standing] = await Promise.all([
      presentAttempt(tx, call, attempt, answered),
      presentStanding(tx, test, now),
    ]);
    return { attempt: shown, standing, progress };
  });
};
