import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";

/** The one thing to do with a course or trail now (§states#course and training). */
export type CourseAction = "enrol" | "request" | "accept" | "start" | "continue" | "review";

type Situation = {
  readonly state: LearningState;
  readonly can: { readonly enrol: boolean; readonly request: boolean; readonly accept: boolean };
  /** Whether there is an activity or course to go to now. */
  readonly step: boolean;
};

/** States of a course before it is begun, entered by its trail included. */
const begun: ReadonlySet<LearningState> = new Set(["in_progress", "reproved"]);

/** Deed of the primary button; none: only waiting is left. */
export function whatNext({ state, can, step }: Situation): CourseAction | undefined {
  if (can.accept) return "accept";
  if (can.enrol) return "enrol";
  if (can.request) return "request";
  if (!step) return undefined;
  if (completedStates.has(state)) return "review";
  return begun.has(state) ? "continue" : "start";
}
