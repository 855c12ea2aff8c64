import type { Subscription } from "@trilha/contract/learning/delivery/outline.ts";
import { afterEvent, type LearningState } from "@trilha/contract/learning/delivery/states.ts";

/**
 * §states#course How somebody gets into a course: enrols at once, asks, is in (or has asked) already, is blocked, or needs an
 * invitation they have not got. Who is invited enrols, whatever the course asks of others.
 */
export function enrolmentOption(
  state: LearningState,
  subscription: Subscription,
): "enrol" | "request" | "in" | "blocked" | "invitation" {
  if (state === "blocked") return "blocked";
  if (state === "invited") return "enrol";
  if (afterEvent(state, "enrol") === undefined) return "in";
  if (subscription === "open") return "enrol";
  if (state === "requested") return "in";
  return subscription === "approval" ? "request" : "invitation";
}
