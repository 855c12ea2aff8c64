import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import { expect, test } from "vitest";
import { nextActivity } from "./next-activity.ts";

type Case = { states?: Record<string, ActivityState>; shut?: string[]; last?: string };

/** `a` to `d`; `d` has nothing to complete. */
const placed = ["a", "b", "c", "d"].map((id, index) => ({
  order: index + 1,
  module: { id: "m", title: {}, requires: [], activities: [] },
  activity: {
    ...{ id, type: "html" as const, title: {}, mandatory: true, minutes: 5, requires: [], authorised: false },
    ...{ completion: id === "d" ? null : { rule: "viewed" as const }, data: {} },
  },
}));

test.each<[string, Case, string | undefined]>([
  ["from the beginning", {}, "a"],
  ["what was worked on last", { states: { a: "finished", c: "in_progress" }, last: "c" }, "c"],
  ["the next after what was finished last", { states: { b: "finished" }, last: "b" }, "c"],
  ["what was left out, once the end is reached", { states: { c: "finished" }, last: "c" }, "a"],
  ["past what is closed", { shut: ["a"] }, "b"],
  [
    "what has nothing to complete, when nothing else is left",
    { states: { a: "finished", b: "finished", c: "finished" } },
    "d",
  ],
  ["nowhere, when all is closed", { shut: ["a", "b", "c", "d"] }, undefined],
  [
    "nowhere, when all is done and seen",
    { states: { a: "finished", b: "finished", c: "finished", d: "in_progress" } },
    undefined,
  ],
])("§learning#going-on: %s", (_, { states = {}, shut = [], last = null }, id) => {
  const next = nextActivity(placed, {
    locks: new Map(
      placed.map(({ activity }) => [activity.id, shut.includes(activity.id) ? [{ reason: "enrol" }] : []]),
    ),
    states: new Map(Object.entries(states)),
    lastId: last,
  });
  expect(next?.activity.id).toBe(id);
});
