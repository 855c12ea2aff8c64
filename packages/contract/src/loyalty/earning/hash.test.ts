import { describe, expect, it } from "vitest";
import { canonicalRuleSet, fingerprint } from "./hash.ts";
import { emptyRuleSet, type RuleSet } from "./rule-set.ts";

const ruleSet: RuleSet = {
  ...emptyRuleSet,
  base: [
    { id: "b", match: { sku: "Ação", brand: "Lumen" }, points: 2, experience: 1 },
    { id: "a", match: {}, quantity: undefined, points: 1, experience: 1 },
  ],
};

describe("§purpose#values-fixed point values are fixed: the hash of a frozen rule set", () => {
  it("is taken of a text that is the same forever", () => {
    expect(canonicalRuleSet(ruleSet)).toBe(
      '{"activities":[],"base":[{"experience":1,"id":"a","match":{},"points":1},' +
        '{"experience":1,"id":"b","match":{"brand":"Lumen","sku":"Ação"},"points":2}],' +
        '"caps":[],"multipliers":[],"schema":1}',
    );
  });

  it("is shown to people in four groups", () => {
    expect(fingerprint("3f2a91bc07d4e5a8ffffffffffffffff")).toBe("3F2A 91BC 07D4 E5A8");
  });

  it("does not see the order of keys, of rules, or how a character is composed", () => {
    const other: RuleSet = {
      caps: [],
      multipliers: [],
      activities: [],
      base: [
        { experience: 1, points: 1, match: {}, id: "a" },
        { experience: 1, points: 2, match: { brand: "Lumen", sku: "Ação".normalize("NFD") }, id: "b" },
      ],
      schema: 1,
    };
    expect(canonicalRuleSet(other)).toBe(canonicalRuleSet(ruleSet));
  });

  it.each<[string, RuleSet]>([
    ["a point", { ...ruleSet, base: ruleSet.base.map((rule) => ({ ...rule, points: rule.points + 1 })) }],
    ["a rule", { ...ruleSet, base: ruleSet.base.slice(1) }],
    ["a limit", { ...ruleSet, caps: [{ id: "c", kind: "budget", limit: 1 }] }],
  ])("sees %s", (_, other) => {
    expect(canonicalRuleSet(other)).not.toBe(canonicalRuleSet(ruleSet));
  });
});
