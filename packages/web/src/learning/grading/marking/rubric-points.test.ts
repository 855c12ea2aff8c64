import { describe, expect, it } from "vitest";
import { givenBefore, nextOpen, pointsOf } from "./rubric-points.ts";

const rubric = [
  { id: "clear", text: "Clareza", points: 4 },
  { id: "right", text: "Acerto", points: 6 },
];

describe("§learning#marking a mark along its rubric", () => {
  it("is a share of the question's points, once every line has its own", () => {
    expect(pointsOf({ rubric, points: 5 }, { clear: 2, right: null })).toBeNull();
    expect(pointsOf({ rubric, points: 5 }, { clear: 2, right: 0 })).toBe(1);
    expect(pointsOf({ rubric, points: 5 }, { clear: 4, right: 6 })).toBe(5);
  });

  it("goes on with the next open line, round the end, and stays where none is", () => {
    expect(nextOpen(rubric, { clear: 1, right: null }, 0)).toBe(1);
    expect(nextOpen(rubric, { clear: null, right: 1 }, 1)).toBe(0);
    expect(nextOpen(rubric, { clear: 1, right: 1 }, 1)).toBe(1);
  });

  it("begins with the last mark where there is one", () => {
    expect(givenBefore({ rubric, marks: [] })).toEqual({ clear: null, right: null });
    const mark = { version: 1, points: 3, comment: "", by: "Ana", at: "", reason: null };
    expect(givenBefore({ rubric, marks: [{ ...mark, rubric: [{ id: "right", points: 3 }] }] })).toEqual({
      ...{ clear: null, right: 3 },
    });
  });
});
