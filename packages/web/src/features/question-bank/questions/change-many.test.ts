import { expect, it } from "vitest";
import { type ManyChange, sortedAnew } from "./change-many.ts";

const question = { tags: ["a", "b"], difficulty: 2 } as const;
const change = (changes: Partial<ManyChange>): ManyChange => ({
  add: [],
  remove: [],
  difficulty: undefined,
  ...changes,
});

it.each<[string, Partial<ManyChange>, ReturnType<typeof sortedAnew>]>([
  ["nothing", {}, undefined],
  ["a tag it has", { add: ["a"] }, undefined],
  ["a tag it lacks", { add: ["c"] }, { tags: ["a", "b", "c"], difficulty: 2 }],
  ["one off", { remove: ["a", "x"] }, { tags: ["b"], difficulty: 2 }],
  ["one for another", { add: ["c"], remove: ["a"] }, { tags: ["b", "c"], difficulty: 2 }],
  ["harder", { difficulty: 4 }, { tags: ["a", "b"], difficulty: 4 }],
  ["as hard as it is", { difficulty: 2 }, undefined],
])("%s", (_, changes, after) => {
  expect(sortedAnew(question, change(changes))).toEqual(after);
});
