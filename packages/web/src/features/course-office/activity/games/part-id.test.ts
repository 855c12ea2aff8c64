import { expect, it } from "vitest";
import { movedTo, newPartId, stepped } from "./part-id.ts";

it.each([
  [[], "p1"],
  [["p1"], "p2"],
  [["p1", "p3"], "p4"],
  [["a", "p2"], "p3"],
  [["p2", "p3"], "p4"],
])("§3 a part beside %j is named %s", (ids, name) => {
  expect(newPartId(ids.map((id) => ({ id })))).toBe(name);
});

it.each([
  [0, -1, "abc"],
  [0, 1, "bac"],
  [2, -1, "acb"],
  [2, 1, "abc"],
] as const)("a row steps from %d by %d", (from, by, order) => {
  expect(stepped(["a", "b", "c"], from, by).join("")).toBe(order);
});

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [7, 0, "abc"],
  [0, 7, "abc"],
])("a row moves from %d to %d", (from, to, order) => {
  expect(movedTo(["a", "b", "c"], from, to).join("")).toBe(order);
});
