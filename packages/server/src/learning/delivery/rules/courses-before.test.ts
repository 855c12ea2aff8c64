import { expect, test } from "vitest";
import { coursesBefore } from "./courses-before.ts";

const item = (id: string, referenceId: string, requires: string[] = []) => ({
  ...{ id, kind: "course" as const, referenceId, title: {}, mandatory: true, requires },
});
const one = item("1", "a");
const two = item("2", "b");
const three = item("3", "c", ["1"]);

test.each([
  ["the first of a trail in order", "sequential", [one, two], "a", [], [], []],
  ["the second, before the first is done", "sequential", [one, two], "b", [], [], ["a"]],
  ["the second, after it", "sequential", [one, two], "b", ["a"], [], []],
  ["any, where the order is free", "free", [one, two], "b", [], [], []],
  ["one that names what it needs", "free", [one, two, three], "c", [], [], ["a"]],
  ["what the trail itself requires", "free", [one], "a", [], ["x"], ["x"]],
  ["one that stands twice: its nearest turn", "free", [one, three, item("4", "c")], "c", [], [], []],
  ["one the trail does not hold", "sequential", [one], "z", [], [], []],
] as const)("§routes#courses %s", (_, order, items, courseId, done, missing, before) => {
  expect(coursesBefore({ order, items: [...items] }, courseId, { done: new Set(done), missing })).toEqual(
    before,
  );
});
