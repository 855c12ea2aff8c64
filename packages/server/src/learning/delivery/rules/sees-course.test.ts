import { learningStates } from "@trilha/contract/learning/delivery/states.ts";
import { describe, expect, test } from "vitest";
import { seesCourse } from "./sees-course.ts";

const course = { archived: false, visibleFrom: null, visibleUntil: null };
const others = () => false;

describe("§learning#catalogue a course is shown", () => {
  test.each<[string, Partial<typeof course> | { visibleFrom: number }, boolean]>([
    ["to everybody it is open to", {}, true],
    ["no more when it is archived", { archived: true }, false],
    ["not before it can be seen", { visibleFrom: 101 }, false],
    ["from its first moment on", { visibleFrom: 100 }, true],
    ["until its last moment", { visibleUntil: 101 } as never, true],
    ["not at its end", { visibleUntil: 100 } as never, false],
  ])("%s", (_, change, shown) => {
    expect(seesCourse({ ...course, ...change }, undefined, 100, true)).toBe(shown);
    expect(seesCourse({ ...course, ...change }, undefined, 100, others)).toBe(false);
  });

  test("to whoever is in it, whatever became of it; to those outside only while it is for them", () => {
    const gone = { archived: true, visibleFrom: null, visibleUntil: 1 };
    const outside = ["not_started", "requested", "invited", "unenrolled"];
    for (const state of learningStates)
      expect(seesCourse(gone, state, 100, others), state).toBe(!outside.includes(state));
  });

  test("to whom it is not for, once they are invited", () => {
    expect(seesCourse(course, "invited", 100, others)).toBe(true);
    expect(seesCourse(course, "requested", 100, others)).toBe(false);
  });
});
