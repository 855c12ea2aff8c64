import { expect, it } from "vitest";
import { areaOf, moveBy, nextCell } from "./cell-moves.ts";

it.each([
  ["ArrowDown", false, [3, 2]],
  ["ArrowDown", true, [9, 2]],
  ["ArrowUp", false, [1, 2]],
  ["ArrowLeft", true, [2, 0]],
  ["ArrowRight", false, [2, 3]],
  ["End", false, [2, 8]],
  ["End", true, [9, 8]],
  ["Home", true, [0, 0]],
  ["PageDown", false, [9, 2]],
  ["PageUp", false, [0, 2]],
])("%s (far: %s) leads to %j", (key, far, [row, column]) => {
  expect(moveBy({ key, far }, { row: 2, column: 2 }, 10)).toEqual({ row, column });
});

it("other keys do not move", () => {
  expect(moveBy({ key: "a", far: false }, { row: 0, column: 0 }, 10)).toBeUndefined();
});

it("filling in goes along the line and on to the next, and ends at the edges", () => {
  expect(nextCell({ row: 0, column: 8 }, false, 2)).toEqual({ row: 1, column: 0 });
  expect(nextCell({ row: 1, column: 8 }, false, 2)).toBeUndefined();
  expect(nextCell({ row: 1, column: 0 }, true, 2)).toEqual({ row: 0, column: 8 });
  expect(nextCell({ row: 0, column: 0 }, true, 2)).toBeUndefined();
});

it("an area has its corners in order", () => {
  expect(areaOf({ row: 4, column: 1 }, { row: 2, column: 3 })).toEqual({
    top: 2,
    bottom: 4,
    left: 1,
    right: 3,
  });
});
