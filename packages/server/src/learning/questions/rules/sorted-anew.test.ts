import { expect, it } from "vitest";
import { sortedAnew } from "./sorted-anew.ts";

const question = { tags: ["a", "b"], difficulty: 2, state: "active" } as const;

it.each<[string, Parameters<typeof sortedAnew>[1], Partial<ReturnType<typeof sortedAnew>> | undefined]>([
  ["nothing", {}, undefined],
  ["a tag it has", { add: ["A "] }, undefined],
  ["a tag it lacks", { add: ["C"] }, { tags: ["a", "b", "c"] }],
  ["one off", { remove: ["A", "x"] }, { tags: ["b"] }],
  ["one for another", { add: ["c"], remove: ["a"] }, { tags: ["b", "c"] }],
  ["put on and taken off at once", { add: ["a"], remove: ["a"] }, undefined],
  ["harder", { difficulty: 4 }, { difficulty: 4 }],
  ["as hard as it is", { difficulty: 2 }, undefined],
  ["out of use", { state: "retired" }, { state: "retired" }],
  ["in use as it was", { state: "active" }, undefined],
])("§learning#regrade %s", (_, change, after) => {
  expect(sortedAnew(question, change)).toEqual(after && { ...question, ...after });
});
