import { describe, expect, it } from "vitest";
import type { ProductKeys } from "./evaluation.ts";
import { faultKinds } from "./faults.ts";
import {
  type ActivityRule,
  type BaseRule,
  emptyRuleSet,
  type Multiplier,
  type ProductMatch,
  type RuleSet,
} from "./rule-set.ts";
import { ruleSetFaults } from "./validate.ts";

const row = (id: string, match: ProductMatch, over: Partial<BaseRule> = {}): BaseRule => ({
  id,
  match,
  points: 10,
  experience: 10,
  ...over,
});
const from = (first: number, last: number | null) => ({ quantity: { from: first, to: last } });
const activity = (id: string, over: Partial<ActivityRule> = {}): ActivityRule => ({
  id,
  kind: "training",
  points: 10,
  experience: 10,
  once: "per_object",
  ...over,
});
const promotion = (id: string, numerator: number, over: Partial<Multiplier> = {}): Multiplier => ({
  id,
  name: {},
  factor: { numerator, denominator: 2 },
  from: "2026-11-01",
  to: "2026-11-30",
  match: {},
  countries: [],
  storeGroupIds: [],
  levels: [],
  experienceToo: false,
  stacks: false,
  ...over,
});
const faults = (over: Partial<RuleSet>, catalogue?: ProductKeys[]) =>
  ruleSetFaults({ ...emptyRuleSet, ...over }, catalogue);
const product: ProductKeys = {
  productType: "Notebook",
  brand: "Lumen",
  processor: null,
  generation: null,
  sku: "NB-1",
};

describe("§earning-rules#rule-set-life base rules before publishing", () => {
  it.each<[string, BaseRule[]]>([
    ["nothing at all", []],
    ["everything alike", [row("a", {})]],
    ["rules of different weight for one product", [row("a", { brand: "Lumen" }), row("b", { sku: "NB-1" })]],
    ["the same keys with other values", [row("a", { brand: "Lumen" }), row("b", { brand: "Norte" })]],
    ["bands without a hole", [row("b", {}, from(5, null)), row("a", {}, from(1, 4))]],
    ["bands that pay more", [row("a", {}, from(1, 4)), row("b", {}, { ...from(5, null), points: 12 })]],
  ])("%s may go", (_, base) => {
    expect(faults({ base })).toEqual([]);
  });

  it("two rows that say the same are shown with a basket, however they are written", () => {
    const base = [row("a", { brand: "Lúmen" }), row("b", { brand: " LUMEN" })];
    expect(faults({ base })).toEqual([
      {
        kind: "base_ambiguous",
        path: "base.1",
        ruleIds: ["a", "b"],
        basket: { product: { brand: " LUMEN" }, quantity: 1 },
      },
    ]);
    expect(faults({ base }, [{ ...product, brand: "Norte" }, product])[0]?.basket).toEqual({
      product,
      quantity: 1,
    });
  });

  it.each<[string, BaseRule[], string, string, string[], number]>([
    [
      "overlap",
      [row("a", {}, from(1, 5)), row("b", {}, from(5, null))],
      "base_ambiguous",
      "base.1",
      ["a", "b"],
      5,
    ],
    [
      "band and no band",
      [row("a", {}), row("b", {}, from(3, null))],
      "base_ambiguous",
      "base.1",
      ["a", "b"],
      3,
    ],
    [
      "a hole",
      [row("a", {}, from(1, 4)), row("b", {}, from(6, null))],
      "band_hole",
      "base.1.quantity",
      ["a", "b"],
      5,
    ],
    ["a late start", [row("a", {}, from(3, null))], "band_hole", "base.0.quantity", ["a"], 1],
    ["an end", [row("a", {}, from(1, 9))], "band_hole", "base.0.quantity", ["a"], 10],
    [
      "fewer points",
      [row("a", {}, from(1, 4)), row("b", {}, { ...from(5, null), points: 9 })],
      "band_pays_less",
      "base.1.quantity",
      ["a", "b"],
      5,
    ],
    [
      "less experience",
      [row("a", {}, from(1, 4)), row("b", {}, { ...from(5, null), experience: 9 })],
      "band_pays_less",
      "base.1.quantity",
      ["a", "b"],
      5,
    ],
  ])("%s is shown with the quantity", (_, base, kind, path, ruleIds, quantity) => {
    expect(faults({ base })).toEqual([{ kind, path, ruleIds, basket: { product: {}, quantity } }]);
  });

  it("a band that ends before it begins", () => {
    expect(faults({ base: [row("a", {}, from(5, 2)), row("b", {})] })).toEqual([
      { kind: "band_backwards", path: "base.0.quantity", ruleIds: ["a"] },
    ]);
  });
});

describe("§earning-rules#rule-set-life the rest of a rule set before publishing", () => {
  it("an id names one rule in the whole document", () => {
    const caps = [{ id: "a", kind: "budget" as const, limit: 1 }];
    expect(faults({ base: [row("a", {})], caps })).toEqual([
      { kind: "id_twice", path: "caps.0.id", ruleIds: ["a"] },
    ]);
  });

  it("one activity rule per kind and object", () => {
    const course = "00000000-0000-4000-8000-000000000001";
    const fine = [activity("a"), activity("b", { objectId: course }), activity("c", { kind: "photo" })];
    expect(faults({ activities: fine })).toEqual([]);
    expect(faults({ activities: [...fine, activity("d", { objectId: course })] })).toEqual([
      { kind: "activity_twice", path: "activities.3", ruleIds: ["b", "d"] },
    ]);
  });

  it("one limit of a kind", () => {
    const caps = ["a", "b"].map((id) => ({ id, kind: "points_per_day" as const, limit: 1 }));
    expect(faults({ caps })).toEqual([{ kind: "cap_twice", path: "caps.1", ruleIds: ["a", "b"] }]);
  });

  it("two promotions at once are never ambiguous", () => {
    expect(faults({ multipliers: [promotion("a", 3), promotion("b", 3), promotion("c", 4)] })).toEqual([]);
  });

  it("a promotion never lowers, and ends after it begins", () => {
    const multipliers = [promotion("a", 1), promotion("b", 2, { from: "2026-12-01" })];
    expect(faults({ multipliers })).toEqual([
      { kind: "factor_below_one", path: "multipliers.0.factor", ruleIds: ["a"] },
      { kind: "window_backwards", path: "multipliers.1.to", ruleIds: ["b"] },
    ]);
  });

  it("promotions that meet multiply to 100 at most", () => {
    const stacking = { stacks: true };
    const ten = [promotion("a", 20), promotion("b", 20, stacking)];
    expect(faults({ multipliers: ten })).toEqual([]);
    const later = promotion("c", 3, { ...stacking, from: "2026-12-01", to: "2026-12-02" });
    expect(faults({ multipliers: [...ten, later] })).toEqual([]);
    expect(faults({ multipliers: [...ten, { ...later, from: "2026-11-30" }] })).toEqual([
      { kind: "factors_too_high", path: "multipliers.2.factor", ruleIds: ["a", "b", "c"] },
    ]);
  });

  it("every kind of fault is listed once", () => {
    expect(new Set(faultKinds).size).toBe(faultKinds.length);
  });
});
