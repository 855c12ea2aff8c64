import { expect, test } from "vitest";
import { sameBody } from "./same-body.ts";

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  ["a", "a", true],
])("§learning#questions %j and %j say the same: %s", (one, other, same) => {
  expect(sameBody(one, other)).toBe(same);
});
