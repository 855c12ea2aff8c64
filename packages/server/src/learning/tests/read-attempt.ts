import { genericProblems } from "@trilha/contract/core/problems.ts";
import { isLate } from "@trilha/contract/learning/tests/clock.ts";
import type { readAttempt as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { attemptById } from "./attempts.queries.ts";
import { handIn, holdAttempt } from "./hand-in.ts";
import { presentAttempt } from "./present-attempt.ts";

/** §learning#time One's own attempt, on whichever device; what ran out of time is handed in with it. */
export const readAttempt: UseCase<typeof spec> = async (call, { params }) => {
  const { clientId, userId } = call.actor;
  const { now, locale } = call;
  const attemptKey = { clientId, id: params.id };
  const loaded = await call.read(async (tx) => {
    const row = await attemptById(tx, attemptKey);
    if (row?.user_id !== userId) return undefined;
    const over = row.state === "running" && isLate(row.deadline?.getTime() ?? null, now.getTime());
    return over ? "over" : presentAttempt(tx, call, row);
  });
  if (!loaded) return refuse(genericProblems.notFound);
  if (loaded !== "over") return loaded;
  return call.write(async (tx) => {
    const row = await holdAttempt(tx, attemptKey);
    if (!row) return refuse(genericProblems.notFound);
    const { attempt } = await handIn(tx, row, { how: "ran_out", locale, now });
    return presentAttempt(tx, call, attempt);
  });
};
