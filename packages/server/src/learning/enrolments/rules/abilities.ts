// §states#course What staff may do about somebody's enrolment, by the one table of transitions.
import {
  afterEvent,
  completedStates,
  type LearningState,
  learns,
} from "@trilha/contract/learning/delivery/states.ts";
import type { EnrolledPerson } from "@trilha/contract/learning/enrolments/shapes.ts";

/** People at work, or blocked from it, have a last day that can be moved. */
export function isExtendable(state: LearningState): boolean {
  return state === "blocked" || (learns.has(state) && !completedStates.has(state));
}

/** Acts possible in a state; a request is decided on, not taken out. */
export function abilitiesIn(state: LearningState): EnrolledPerson["can"] {
  return {
    decide: state === "requested",
    extend: isExtendable(state),
    block: afterEvent(state, "block") !== undefined,
    lift: afterEvent(state, "lift") !== undefined,
    unenrol: state !== "requested" && afterEvent(state, "unenrol") !== undefined,
  };
}
