import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readWaiting as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentWaiting } from "./present-waiting.ts";
import { waitingById } from "./registration.waiting.queries.ts";

/** One who waits, with everything they said. */
export const readWaiting: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const row = await waitingById(tx, call.actor.clientId, params.id);
    return row ? presentWaiting(call, row) : refuse(genericProblems.notFound);
  });
