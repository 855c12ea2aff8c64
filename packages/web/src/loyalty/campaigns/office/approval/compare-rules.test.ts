import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, it } from "vitest";
import { compareRules, compareTables } from "./compare-rules.ts";

const rule = (id: string, points: number) => ({ id, match: { sku: id }, points, experience: 0 });

it("counts what is new, different and gone", () => {
  const before = { ...emptyRuleSet, base: [rule("a", 1), rule("b", 2), rule("c", 3)] };
  const after = {
    ...emptyRuleSet,
    base: [rule("c", 3), rule("b", 4), rule("d", 1)],
    caps: [{ id: "day", kind: "points_per_day" as const, limit: 5 }],
  };
  expect(compareRules(before, after)).toEqual([
    { section: "base", added: 1, changed: 1, removed: 1 },
    { section: "caps", added: 1, changed: 0, removed: 0 },
  ]);
  expect(compareRules(before, before)).toEqual([]);
});

it("a table written anew is compared by what its lines mean, not by their ids or letters", () => {
  const before = [rule("a", 60), rule("b", 20), rule("c", 5)];
  const after = [
    { id: "x", match: { sku: "A" }, points: 60, experience: 0 },
    { id: "y", match: { sku: "b" }, points: 30, experience: 0 },
    { id: "z", match: { sku: "b" }, quantity: { from: 5, to: null }, points: 40, experience: 0 },
  ];
  expect(
    compareTables(before, after).map(({ rule: { id }, change, before: was }) => [id, change, was?.points]),
  ).toEqual([
    ["x", "same", undefined],
    ["y", "changed", 20],
    ["z", "new", undefined],
    ["c", "gone", undefined],
  ]);
  expect(compareRules({ ...emptyRuleSet, base: before }, { ...emptyRuleSet, base: after })).toEqual([
    { section: "base", added: 1, changed: 1, removed: 1 },
  ]);
});
