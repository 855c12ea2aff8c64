import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { BatchState } from "./adjustments.queries.ts";

/** Why nothing can be done to a proposal any more; undefined while it waits. */
export function endedAlready(state: BatchState): Refusal | undefined {
  if (state === "proposed") return undefined;
  return refuse(state === "withdrawn" ? awardProblems.withdrawn : awardProblems.decided);
}
