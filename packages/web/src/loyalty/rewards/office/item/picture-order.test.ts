import { expect, test } from "vitest";
import { shifted } from "./picture-order.ts";

test.each([
  [0, 1, "bac"],
  [2, -1, "acb"],
  [0, -1, "abc"],
  [2, 1, "abc"],
] as const)("§entities#reward pictures: %i by %i", (index, offset, expected) => {
  expect(shifted(["a", "b", "c"], index, offset).join("")).toBe(expected);
});
