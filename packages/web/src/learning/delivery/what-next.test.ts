import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { expect, it } from "vitest";
import { type CourseAction, whatNext } from "./what-next.ts";

it.each<[LearningState, "enrol" | "request" | "accept" | "", boolean, CourseAction | undefined]>([
  ["not_started", "enrol", false, "enrol"],
  ["not_started", "request", false, "request"],
  // By invitation only, and not invited.
  ["not_started", "", false, undefined],
  ["unenrolled", "enrol", false, "enrol"],
  ["invited", "accept", false, "accept"],
  ["requested", "", false, undefined],
  // Seen in a trail one learns in: opening is entering.
  ["not_started", "", true, "start"],
  ["enrolled", "", true, "start"],
  // Each part still waits for something: a course before it, or the instructor.
  ["enrolled", "", false, undefined],
  ["restarted", "", true, "start"],
  ["in_progress", "", true, "continue"],
  ["in_progress", "", false, undefined],
  ["reproved", "", true, "continue"],
  ["finished", "", true, "review"],
  ["approved", "", true, "review"],
  ["improved", "", true, "review"],
  ["blocked", "", false, undefined],
])("§states#course and training: %s, who may %s (a step: %s) is offered %s", (state, may, step, deed) => {
  const can = { enrol: may === "enrol", request: may === "request", accept: may === "accept" };
  expect(whatNext({ state, can, step })).toBe(deed);
});
