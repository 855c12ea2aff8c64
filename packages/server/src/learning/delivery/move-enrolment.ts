import {
  afterEvent,
  completedStates,
  type LearningEvent,
  type LearningState,
} from "@trilha/contract/learning/delivery/states.ts";
import type { Tx } from "../../db/database.ts";
import { type MovedBy, writeStep } from "./enrolment-steps.queries.ts";

/**
 * §learning#attempt-frozen One step of an enrolment the caller holds, with its line in the history: `start` notes when, what completes notes
 * that, `restart` begins the next attempt with nothing done. Undefined: it cannot happen in this state, and nothing was written.
 */
export async function moveEnrolment(
  tx: Tx,
  enrolment: { clientId: string; id: string; state: LearningState; attempt: number },
  event: LearningEvent,
  actor: MovedBy,
): Promise<LearningState | undefined> {
  const { clientId, id, state: from } = enrolment;
  const to = afterEvent(from, event);
  if (!to || to === "not_started") return undefined;
  const attempt = enrolment.attempt + (event === "restart" ? 1 : 0);
  const completes = completedStates.has(to) && !completedStates.has(from);
  await writeStep(tx, { clientId, id }, { ...{ event, from, to, attempt, completes }, by: actor });
  return to;
}
