import { expect, it } from "vitest";
import type { LearningNext, NextCourse } from "./home.queries.ts";
import { learningCards } from "./learning-cards.ts";

const course = (id: string) => ({ id }) as NextCourse;
const begun = (id: string) =>
  ({ course: course(id), next: { order: 2 } }) as LearningNext["continue"][number];

it.each([
  ["mandatory first", ["a"], ["b"], ["a", "b"]],
  ["one that is begun and mandatory stands once", ["a", "b"], ["b", "c"], ["a", "b", "c"]],
  ["four at most", ["a", "b", "c"], ["d", "e"], ["a", "b", "c", "d"]],
  ["nothing", [], [], []],
])("§routes#screen-home home: %s", (_, mandatory, continued, ids) => {
  const cards = learningCards({ mandatory: mandatory.map(course), continue: continued.map(begun) });
  expect(cards.map((card) => card.course.id)).toEqual(ids);
});

it("§routes#screen-home home: a mandatory course that is begun goes on where it was left", () => {
  const [card] = learningCards({ mandatory: [course("a")], continue: [begun("a")] });
  expect(card?.next?.order).toBe(2);
});
