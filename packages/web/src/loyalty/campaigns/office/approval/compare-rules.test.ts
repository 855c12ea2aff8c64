import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, it } from "vitest";
import { compareRules } from "./compare-rules.ts";

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
