import { type Subscription, subscriptions } from "@trilha/contract/learning/delivery/outline.ts";
import { type LearningState, learningStates } from "@trilha/contract/learning/delivery/states.ts";
import { expect, test } from "vitest";
import { enrolmentOption } from "./enrolment-method.ts";

test.each<[LearningState, Record<Subscription, string>]>([
  ["not_started", { open: "enrol", approval: "request", invitation: "invitation" }],
  ["unenrolled", { open: "enrol", approval: "request", invitation: "invitation" }],
  ["requested", { open: "enrol", approval: "in", invitation: "in" }],
  ["invited", { open: "enrol", approval: "enrol", invitation: "enrol" }],
  ["enrolled", { open: "in", approval: "in", invitation: "in" }],
  ["in_progress", { open: "in", approval: "in", invitation: "in" }],
  ["finished", { open: "in", approval: "in", invitation: "in" }],
  ["reproved", { open: "in", approval: "in", invitation: "in" }],
  ["blocked", { open: "blocked", approval: "blocked", invitation: "blocked" }],
])("§states#course into a course from %s", (state, ways) => {
  for (const subscription of subscriptions)
    expect(enrolmentOption(state, subscription)).toBe(ways[subscription]);
});

test("§states#course every state has a way", () => {
  for (const state of learningStates) expect(enrolmentOption(state, "open")).toBeDefined();
});
