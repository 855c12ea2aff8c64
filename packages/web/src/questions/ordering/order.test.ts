import { expect, it } from "vitest";
import { moved } from "./order.ts";

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [0, -1, ["a", "b", "c"]],
  [2, 3, ["a", "b", "c"]],
  [7, 0, ["a", "b", "c"]],
])("§3 ordering: from %i to %i", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(order);
});
