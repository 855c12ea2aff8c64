import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readAttemptTimeline as spec } from "@trilha/contract/learning/grading/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { timelineOf } from "../tests/index.ts";

/** §learning#attempt-frozen Every step of somebody's attempt, for instructor and auditor. */
export const readAttemptTimeline: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const attempt = { clientId: call.actor.clientId, attemptId: params.id, locale: call.locale };
    const loaded = await timelineOf(tx, attempt);
    return loaded?.timeline ?? refuse(genericProblems.notFound);
  });
