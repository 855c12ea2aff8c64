import { expect, test } from "vitest";
import { trailProgress } from "./trail-progress.ts";

const course = (text: string) => ({ mandatory: text.includes("m"), done: text.includes("d") });

test.each<[string, string[], [done: number, total: number, percent: number]]>([
  ["of nothing is never finished", [], [0, 0, 0]],
  ["not begun", ["m", "m"], [0, 2, 0]],
  ["one of three", ["md", "m", "m"], [1, 3, 33]],
  ["all but one is not all", ["md", "md", "m"], [2, 3, 66]],
  ["optional courses do not count", ["md", "", "d"], [1, 1, 100]],
  ["where none is mandatory all count", ["d", ""], [1, 2, 50]],
])("§routes#trails a trail %s", (_, courses, [done, total, percent]) => {
  expect(trailProgress(courses.map(course))).toEqual({ done, total, percent });
});
