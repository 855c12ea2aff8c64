import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../core/country.ts";
import { levels } from "../../core/level.ts";
import { addendumFaults, withAddendum } from "./addendum.ts";
import { evaluateSale } from "./evaluate.ts";
import { type Counters, noCounters, type SaleFacts, type SaleLineFacts } from "./evaluation.ts";
import { canonicalRuleSet } from "./hash.ts";
import {
  type BaseRule,
  type Cap,
  capKinds,
  type Multiplier,
  type ProductMatch,
  type RuleSet,
} from "./rule-set.ts";
import { ruleSetFaults } from "./validate.ts";
import { traceSummary } from "./words.ts";

// A small world, so that rules, products and promotions meet often.
const some = fc.constantFrom;
const product = fc.record({
  productType: some("notebook", "desktop"),
  brand: some("lumen", "norte"),
  processor: some("i5", "i7", null),
  generation: some("12th", "13th", null),
  sku: some("a", "b", "c", "d"),
});
const match: fc.Arbitrary<ProductMatch> = fc.record(
  {
    productType: some("Notebook", "desktop"),
    brand: some("Lumen", "NORTE"),
    processor: some("i5", "i7"),
    generation: some("12th", "13th"),
    sku: some("A", "b", "C"),
  },
  { requiredKeys: [] },
);
const amount = fc.nat({ max: 50 });

/** One match's bands as publishing wants them: from 1 on, without a hole, never falling. */
const bands = fc
  .record({
    match,
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), amount, amount), { minLength: 1, maxLength: 3 }),
  })
  .map(({ match, steps }): Omit<BaseRule, "id">[] => {
    let next = 1;
    let [points, experience] = [0, 0];
    return steps.map(([units, morePoints, moreExperience], index) => {
      const from = next;
      next += units;
      points += morePoints;
      experience += moreExperience;
      const to = index === steps.length - 1 ? null : next - 1;
      return { match, quantity: { from, to }, points, experience };
    });
  });
const base = fc
  .uniqueArray(bands, { maxLength: 6, selector: (rules) => JSON.stringify(rules[0]?.match).toLowerCase() })
  .map((groups) => groups.flat().map((rule, index): BaseRule => ({ ...rule, id: `base-${index}` })));

const multipliers = (prefix: string): fc.Arbitrary<Multiplier[]> =>
  fc
    .array(
      fc.record({
        factor: some([1, 1], [3, 2], [2, 1], [4, 3], [5, 4]),
        window: some(
          ["2026-11-01", "2026-11-30"],
          ["2026-11-21", "2026-11-21"],
          ["2026-11-22", "2026-12-31"],
        ),
        match,
        countries: fc.subarray([...countries], { maxLength: 4 }),
        storeGroupIds: fc.subarray(["north", "south"]),
        levels: fc.subarray([...levels]),
        experienceToo: fc.boolean(),
        stacks: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((list) =>
      list.map(
        ({ factor: [numerator = 1, denominator = 1], window: [from = "", to = ""], ...rest }, index) => ({
          ...rest,
          id: `${prefix}-${index}`,
          name: {},
          factor: { numerator, denominator },
          from,
          to,
        }),
      ),
    );
const cap = (kinds: Cap["kind"][], max: number) =>
  fc
    .uniqueArray(fc.record({ kind: some(...kinds), limit: fc.integer({ min: 1, max }) }), {
      selector: ({ kind }) => kind,
    })
    .map((list) => list.map((one): Cap => ({ ...one, id: one.kind })));
const [unitLimits, pointLimits] = [capKinds.slice(0, 2), capKinds.slice(2)];
const caps = fc.tuple(cap(unitLimits, 5), cap(pointLimits, 400)).map((lists) => lists.flat());

const unlimited: fc.Arbitrary<RuleSet> = fc.record({
  schema: fc.constant(1 as const),
  base,
  activities: fc.constant([]),
  multipliers: multipliers("promotion"),
  caps: fc.constant([]),
});
const limited = fc.tuple(unlimited, caps).map(([ruleSet, caps]): RuleSet => ({ ...ruleSet, caps }));

const lines = fc
  .array(fc.tuple(product, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 6 })
  .map((list) =>
    list.map(([keys, quantity], index): SaleLineFacts => ({ ...keys, key: `line-${index}`, quantity })),
  );
const sale: fc.Arbitrary<SaleFacts> = fc.record({
  saleDate: some("2026-11-20", "2026-11-21", "2026-11-22"),
  country: some(...countries),
  storeGroupIds: fc.subarray(["north", "south"]),
  level: some(...levels),
  lines,
});
const spent = fc.nat({ max: 300 });
const counters: fc.Arbitrary<Counters> = fc.record({
  day: spent,
  week: spent,
  campaign: spent,
  store: spent,
  budget: spent,
});
const many = { numRuns: 300 };
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

describe("§earning-rules#evaluation what holds for every rule set and sale", () => {
  it("the rule sets tried here could be published", () => {
    fc.assert(
      fc.property(limited, (ruleSet) => {
        expect(ruleSetFaults(ruleSet)).toEqual([]);
      }),
      many,
    );
  });

  it("never falls when a quantity grows, below the limits", () => {
    fc.assert(
      fc.property(unlimited, sale, fc.nat(), fc.integer({ min: 1, max: 8 }), (ruleSet, facts, pick, more) => {
        const at = pick % facts.lines.length;
        const grown = facts.lines.map((line, index) =>
          index === at ? { ...line, quantity: line.quantity + more } : line,
        );
        const before = evaluateSale(ruleSet, facts, noCounters);
        const after = evaluateSale(ruleSet, { ...facts, lines: grown }, noCounters);
        expect(after.points).toBeGreaterThanOrEqual(before.points);
        expect(after.experience).toBeGreaterThanOrEqual(before.experience);
      }),
      many,
    );
  });

  it("does not depend on the order of lines or of rules, line by line", () => {
    const shuffled = fc.tuple(limited, sale, counters).chain(([ruleSet, facts, before]) =>
      fc.record({
        ruleSet: fc.constant(ruleSet),
        facts: fc.constant(facts),
        before: fc.constant(before),
        lines: fc.shuffledSubarray([...facts.lines], { minLength: facts.lines.length }),
        base: fc.shuffledSubarray(ruleSet.base, { minLength: ruleSet.base.length }),
        multipliers: fc.shuffledSubarray(ruleSet.multipliers, { minLength: ruleSet.multipliers.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ ruleSet, facts, before, lines, base, multipliers }) => {
        const one = evaluateSale(ruleSet, facts, before);
        const other = evaluateSale({ ...ruleSet, base, multipliers }, { ...facts, lines }, before);
        expect(other.lines.toSorted(byKey)).toEqual(one.lines.toSorted(byKey));
        expect(other.lines.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
        expect(canonicalRuleSet({ ...ruleSet, base, multipliers })).toBe(canonicalRuleSet(ruleSet));
      }),
      many,
    );
  });

  it("splitting a line pays the same, with and without limits", () => {
    fc.assert(
      fc.property(limited, sale, counters, fc.nat(), fc.nat(), (ruleSet, facts, before, pick, cut) => {
        const at = pick % facts.lines.length;
        const split = facts.lines.flatMap((line, index) => {
          if (index !== at || line.quantity < 2) return [line];
          const first = 1 + (cut % (line.quantity - 1));
          return [
            { ...line, quantity: first },
            { ...line, key: `${line.key}-rest`, quantity: line.quantity - first },
          ];
        });
        const whole = evaluateSale(ruleSet, facts, before);
        const parts = evaluateSale(ruleSet, { ...facts, lines: split }, before);
        expect([parts.points, parts.experience]).toEqual([whole.points, whole.experience]);
      }),
      many,
    );
  });

  it("stays within every limit, and whole numbers from zero on", () => {
    fc.assert(
      fc.property(limited, sale, counters, (ruleSet, facts, before) => {
        const { points, lines } = evaluateSale(ruleSet, facts, before);
        const left: Partial<Record<Cap["kind"], number>> = {
          points_per_invoice: 0,
          points_per_day: before.day,
          points_per_week: before.week,
          points_per_campaign: before.campaign,
          points_per_store: before.store,
          budget: before.budget,
        };
        for (const { kind, limit } of ruleSet.caps) {
          const counted = left[kind];
          if (counted !== undefined) expect(points).toBeLessThanOrEqual(Math.max(0, limit - counted));
        }
        const numbers = lines.flatMap((line) => [line.points, line.experience]);
        expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
      }),
      many,
    );
  });

  it("limits only ever take away", () => {
    fc.assert(
      fc.property(limited, sale, counters, (ruleSet, facts, before) => {
        const without = evaluateSale({ ...ruleSet, caps: [] }, facts, before);
        const { points, experience } = evaluateSale(ruleSet, facts, before);
        expect(points).toBeLessThanOrEqual(without.points);
        expect(experience).toBeLessThanOrEqual(without.experience);
      }),
      many,
    );
  });

  it("the reason comes to the number it explains", () => {
    fc.assert(
      fc.property(limited, sale, counters, (ruleSet, facts, before) => {
        for (const { points, experience, trace } of evaluateSale(ruleSet, facts, before).lines) {
          expect(traceSummary(trace)).toMatchObject({ points, experience });
        }
      }),
      many,
    );
  });

  it("the same question has the same answer, prepared before or afresh", () => {
    fc.assert(
      fc.property(limited, sale, counters, (ruleSet, facts, before) => {
        expect(evaluateSale({ ...ruleSet }, { ...facts }, before)).toEqual(
          evaluateSale(ruleSet, facts, before),
        );
      }),
      many,
    );
  });
});

describe("§purpose#values-fixed point values are fixed once a campaign starts", () => {
  it("an addendum never lowers what a sale earns", () => {
    fc.assert(
      fc.property(limited, multipliers("added"), sale, counters, (ruleSet, added, facts, before) => {
        fc.pre(addendumFaults(ruleSet, added, "2026-11-01").length === 0);
        const old = evaluateSale(ruleSet, facts, before);
        const now = evaluateSale(withAddendum(ruleSet, added), facts, before);
        expect(now.points).toBeGreaterThanOrEqual(old.points);
        // Where only some lines of an invoice count, the best-paying ones may be others than before.
        const someLines = ruleSet.caps.some(({ kind }) => kind === "lines_per_invoice");
        if (!someLines) expect(now.experience).toBeGreaterThanOrEqual(old.experience);
      }),
      many,
    );
  });
});
