import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { sendAnswers as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import type { QuestionResult } from "@trilha/contract/learning/tests/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { attemptById } from "./attempts.queries.ts";
import { presentAttempt } from "./present-attempt.ts";
import { takeAnswers } from "./take-answers.ts";

/** §learning#attempt-frozen Takes answers in. With feedback at once, what was handed in is told. */
export const sendAnswers: UseCase<typeof spec> = async (call, { params, body }) => {
  const taken = await takeAnswers(call, params.id, body);
  if (isRefusal(taken)) return taken;
  const { attempt, steps, late, state, deadline } = taken;
  const finals = attempt.feedback === "now" ? steps.filter(({ final }) => final === true) : [];
  const feedback =
    finals.length > 0 ? await tell(call, params.id, new Set(finals.map(({ question }) => question))) : [];
  if (!feedback) return refuse(genericProblems.notFound);
  return {
    saved: steps.map(({ id }) => id),
    late: [...late],
    state,
    deadline: deadline?.toISOString() ?? null,
    now: call.now.toISOString(),
    results: feedback,
  };
};

/** Feedback for these questions: another device may have handed one in before. */
async function tell(
  call: MemberCall,
  id: string,
  questions: ReadonlySet<number>,
): Promise<QuestionResult[] | undefined> {
  const { clientId } = call.actor;
  return call.read(async (tx) => {
    const row = await attemptById(tx, { clientId, id });
    if (!row) return undefined;
    const { results: feedback, result } = await presentAttempt(tx, call, row);
    return (result?.questions ?? feedback).filter(({ question }) => questions.has(question));
  });
}
