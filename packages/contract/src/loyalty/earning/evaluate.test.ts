import { describe, expect, it } from "vitest";
import { evaluateSale } from "./evaluate.ts";
import { noCounters, type SaleFacts, type SaleLineFacts } from "./evaluation.ts";
import {
  type BaseRule,
  type Cap,
  emptyRuleSet,
  type Multiplier,
  type ProductMatch,
  type RuleSet,
} from "./rule-set.ts";

const laptop = {
  productType: "Notebook",
  brand: "Lumen",
  processor: "Core i7",
  generation: "13th",
  sku: "NB-1",
};

const aLine = (over: Partial<SaleLineFacts> = {}): SaleLineFacts => ({
  ...laptop,
  key: "1",
  quantity: 1,
  ...over,
});
const aSale = (...lines: SaleLineFacts[]): SaleFacts => ({
  saleDate: "2026-11-21",
  country: "BR",
  storeGroupIds: [],
  level: "basic",
  lines,
});
const aRule = (id: string, match: ProductMatch, points: number, over: Partial<BaseRule> = {}): BaseRule => ({
  id,
  match,
  points,
  experience: points,
  ...over,
});
const aPromotion = (id: string, numerator: number, over: Partial<Multiplier> = {}): Multiplier => ({
  id,
  name: { "en-US": id },
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
const aCap = (kind: Cap["kind"], limit: number): Cap => ({ id: kind, kind, limit });
const rules = (over: Partial<RuleSet>): RuleSet => ({ ...emptyRuleSet, ...over });
const sixty = [aRule("any", {}, 60)];

/** Earnings of the lines: points and experience by line. */
function amounts(ruleSet: RuleSet, sale: SaleFacts, counters = noCounters): [number, number][] {
  return evaluateSale(ruleSet, sale, counters).lines.map(({ points, experience }) => [points, experience]);
}

it("§earning-rules#evaluation the model's worked example: two units at 60, promotion ×1.5", () => {
  const ruleSet = rules({
    base: [aRule("notebooks", { productType: "Notebook" }, 60)],
    multipliers: [aPromotion("spring", 3)],
  });
  expect(evaluateSale(ruleSet, aSale(aLine({ quantity: 2 })), noCounters)).toEqual({
    points: 180,
    experience: 120,
    lines: [
      {
        key: "1",
        points: 180,
        experience: 120,
        trace: [
          {
            step: "base",
            ruleId: "notebooks",
            match: { productType: "Notebook" },
            units: 2,
            pointsPerUnit: 60,
            experiencePerUnit: 60,
            points: 120,
            experience: 120,
          },
          {
            step: "multiplier",
            ruleId: "spring",
            name: { "en-US": "spring" },
            numerator: 3,
            denominator: 2,
            before: 120,
            after: 180,
          },
        ],
      },
    ],
  });
});

describe("§earning-rules#specificity", () => {
  it.each<[string, ProductMatch, ProductMatch]>([
    [
      "a SKU over everything else together",
      { sku: "NB-1" },
      { generation: "13th", processor: "Core i7", brand: "Lumen", productType: "Notebook" },
    ],
    [
      "a generation over processor, brand and type",
      { generation: "13th" },
      { processor: "Core i7", brand: "Lumen", productType: "Notebook" },
    ],
    [
      "a processor over brand and type",
      { processor: "Core i7" },
      { brand: "Lumen", productType: "Notebook" },
    ],
    ["a brand over a type", { brand: "Lumen" }, { productType: "Notebook" }],
    ["a type over nothing named", { productType: "Notebook" }, {}],
    ["two keys over one of them", { brand: "Lumen", productType: "Notebook" }, { brand: "Lumen" }],
  ])("%s", (_, winner, loser) => {
    for (const base of [
      [aRule("a", winner, 7), aRule("b", loser, 3)],
      [aRule("a", loser, 3), aRule("b", winner, 7)],
    ]) {
      expect(amounts(rules({ base }), aSale(aLine()))).toEqual([[7, 7]]);
    }
  });

  it.each(["nb-1", " NB-1 ", "NB-1\u200b", "\u00a0NB-1", "ＮＢ-1"])("means the SKU by %j too", (sku) => {
    expect(amounts(rules({ base: [aRule("a", { sku }, 7)] }), aSale(aLine()))).toEqual([[7, 7]]);
  });

  it("folds accents, case and spaces on both sides", () => {
    const base = [aRule("a", { brand: "LÚMEN  do\tSul" }, 7)];
    expect(amounts(rules({ base }), aSale(aLine({ brand: "lumen do sul" })))).toEqual([[7, 7]]);
  });

  it("a rule with a processor does not mean a product without one", () => {
    const base = [aRule("a", { processor: "Core i7" }, 7)];
    expect(amounts(rules({ base }), aSale(aLine({ processor: null })))).toEqual([[0, 0]]);
  });

  it("no rule: nothing, said plainly", () => {
    const base = [aRule("a", { brand: "Other" }, 7)];
    expect(evaluateSale(rules({ base }), aSale(aLine()), noCounters).lines).toEqual([
      { key: "1", points: 0, experience: 0, trace: [{ step: "no_rule" }] },
    ]);
  });
});

it("two lines of the same key are a bug: one would be paid as the other", () => {
  const sale = aSale(aLine(), aLine({ sku: "other" }));
  expect(() => evaluateSale(rules({ base: sixty }), sale, noCounters)).toThrow("the same key");
});

describe("§earning-rules#quantity-bands", () => {
  const base = [
    aRule("few", { brand: "Lumen" }, 10, { quantity: { from: 1, to: 4 } }),
    aRule("many", { brand: "Lumen" }, 12, { quantity: { from: 5, to: null } }),
  ];
  it.each([
    [1, 10],
    [4, 40],
    [5, 60],
    [100, 1_200],
  ])("%i units are worth %i", (quantity, points) => {
    expect(evaluateSale(rules({ base }), aSale(aLine({ quantity })), noCounters).points).toBe(points);
  });

  it("counts the units of a SKU over all lines of the invoice, and shares by units", () => {
    const sale = aSale(aLine({ key: "a", quantity: 2 }), aLine({ key: "b", quantity: 3, sku: "nb-1" }));
    expect(amounts(rules({ base }), sale)).toEqual([
      [24, 24],
      [36, 36],
    ]);
    expect(evaluateSale(rules({ base }), sale, noCounters).lines[0]?.trace.at(-1)).toEqual({
      step: "share",
      units: 2,
      of: 5,
      points: 24,
      experience: 24,
    });
  });
});

describe("§limits#multipliers 1.5 and 2", () => {
  const earns = (multipliers: Multiplier[], over: Partial<SaleFacts> = {}, base = sixty) =>
    amounts(rules({ base, multipliers }), { ...aSale(aLine()), ...over })[0];

  it("the highest single one counts", () => {
    expect(earns([aPromotion("a", 3), aPromotion("b", 4), aPromotion("c", 3)])).toEqual([120, 60]);
  });

  it("those that stack come on top, as steps of their own", () => {
    const ruleSet = rules({
      base: sixty,
      multipliers: [aPromotion("a", 4, { stacks: true }), aPromotion("b", 3)],
    });
    const [line] = evaluateSale(ruleSet, aSale(aLine()), noCounters).lines;
    expect(line?.points).toBe(180);
    expect(line?.trace.slice(1)).toMatchObject([
      { ruleId: "b", before: 60, after: 90 },
      { ruleId: "a", before: 90, after: 180 },
    ]);
  });

  it("rounds down once: 1 × 1.5 × 2 is 3, not 2", () => {
    const twice = [aPromotion("a", 3), aPromotion("b", 4, { stacks: true })];
    expect(earns(twice, {}, [aRule("any", {}, 1)])).toEqual([3, 1]);
    expect(earns([aPromotion("a", 3)], {}, [aRule("any", {}, 1)])).toEqual([1, 1]);
  });

  it("touches experience only where it says so, each with its own highest", () => {
    expect(earns([aPromotion("a", 3, { experienceToo: true })])).toEqual([90, 90]);
    expect(earns([aPromotion("a", 3, { experienceToo: true }), aPromotion("b", 4)])).toEqual([120, 90]);
  });

  it.each<[string, Partial<Multiplier>, Partial<SaleFacts>, number]>([
    ["first day", {}, { saleDate: "2026-11-01" }, 120],
    ["last day", {}, { saleDate: "2026-11-30" }, 120],
    ["day before", {}, { saleDate: "2026-10-31" }, 60],
    ["day after", {}, { saleDate: "2026-12-01" }, 60],
    ["its country", { countries: ["BR", "PE"] }, {}, 120],
    ["another country", { countries: ["PE"] }, {}, 60],
    ["its level", { levels: ["creator"] }, { level: "creator" }, 120],
    ["another level", { levels: ["creator"] }, {}, 60],
    ["one of its store groups", { storeGroupIds: ["x", "y"] }, { storeGroupIds: ["y", "z"] }, 120],
    ["another store group", { storeGroupIds: ["x"] }, { storeGroupIds: ["z"] }, 60],
    ["its product", { match: { brand: "LUMEN" } }, {}, 120],
    ["another product", { match: { brand: "Other" } }, {}, 60],
  ])("%s", (_, promotion, sale, points) => {
    expect(earns([aPromotion("a", 4, promotion)], sale)?.[0]).toBe(points);
  });
});

describe("§earning-rules#caps limits", () => {
  const two = aSale(aLine({ key: "b", sku: "B", quantity: 2 }), aLine({ key: "a", sku: "A", quantity: 1 }));

  it.each<[Cap["kind"], number, Partial<typeof noCounters>, [number, number][]]>([
    [
      "units_per_line",
      1,
      {},
      [
        [60, 60],
        [60, 60],
      ],
    ],
    [
      "lines_per_invoice",
      1,
      {},
      [
        [120, 120],
        [0, 0],
      ],
    ],
    [
      "points_per_invoice",
      100,
      {},
      [
        [40, 120],
        [60, 60],
      ],
    ],
    [
      "points_per_day",
      100,
      { day: 10 },
      [
        [30, 120],
        [60, 60],
      ],
    ],
    [
      "points_per_week",
      100,
      { week: 50 },
      [
        [0, 120],
        [50, 60],
      ],
    ],
    [
      "points_per_campaign",
      100,
      { campaign: 100 },
      [
        [0, 120],
        [0, 60],
      ],
    ],
    [
      "points_per_store",
      100,
      { store: 200 },
      [
        [0, 120],
        [0, 60],
      ],
    ],
    [
      "budget",
      1_000,
      { budget: 900 },
      [
        [40, 120],
        [60, 60],
      ],
    ],
    [
      "budget",
      1_000,
      { budget: 820 },
      [
        [120, 120],
        [60, 60],
      ],
    ],
  ])("%s of %i after %j", (kind, limit, counters, expected) => {
    const ruleSet = rules({ base: sixty, caps: [aCap(kind, limit)] });
    expect(amounts(ruleSet, two, { ...noCounters, ...counters })).toEqual(expected);
  });

  it("units beyond one do not reach a higher band", () => {
    const base = [
      aRule("few", {}, 10, { quantity: { from: 1, to: 4 } }),
      aRule("many", {}, 20, { quantity: { from: 5, to: null } }),
    ];
    const ruleSet = rules({ base, caps: [aCap("units_per_line", 4)] });
    const result = evaluateSale(ruleSet, aSale(aLine({ quantity: 9 })), noCounters);
    expect(result.points).toBe(40);
    expect(result.lines[0]?.trace[0]).toEqual({
      step: "cap",
      ruleId: "units_per_line",
      kind: "units_per_line",
      limit: 4,
      before: 9,
      after: 4,
    });
  });

  it("every trim says what was there before and what is left", () => {
    const caps = [aCap("points_per_invoice", 100), aCap("points_per_day", 70)];
    const result = evaluateSale(rules({ base: sixty, caps }), aSale(aLine({ quantity: 2 })), noCounters);
    expect(result.lines[0]?.trace.slice(1)).toMatchObject([
      { kind: "points_per_invoice", limit: 100, before: 120, after: 100 },
      { kind: "points_per_day", limit: 70, before: 100, after: 70 },
    ]);
  });

  it("of two equal lines the first SKU counts", () => {
    const sale = aSale(aLine({ key: "b", sku: "B" }), aLine({ key: "a", sku: "A" }));
    const ruleSet = rules({ base: sixty, caps: [aCap("lines_per_invoice", 1)] });
    expect(amounts(ruleSet, sale)).toEqual([
      [0, 0],
      [60, 60],
    ]);
  });
});
