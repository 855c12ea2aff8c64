import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedWorth, type CreditedLine } from "./audit-accepted.ts";

const rules: RuleSet = {
  ...emptyRuleSet,
  base: [
    { id: "all", match: {}, points: 60, experience: 60, quantity: { from: 1, to: 4 } },
    { id: "many", match: {}, points: 100, experience: 60, quantity: { from: 5, to: null } },
  ],
  multipliers: [
    {
      id: "spring",
      name: {},
      factor: { numerator: 3, denominator: 2 },
      from: "2026-10-01",
      to: "2026-10-31",
      match: {},
      countries: ["BR"],
      storeGroupIds: ["00000000-0000-7000-8000-000000000001"],
      levels: ["creator"],
      experienceToo: false,
      stacks: false,
    },
  ],
};
const product = { productType: "laptop", brand: "Nimbus", processor: null, generation: null };
type Asked = { sku: string; quantity: number }[];
const credited = (request: Asked, ruleSet = rules, budget = 0): CreditedLine[] => {
  const lines = request.map(({ sku, quantity }, index) => ({
    ...product,
    sku,
    quantity,
    key: String(index),
  }));
  const facts = {
    saleDate: "2026-10-10",
    country: "BR" as const,
    storeGroupIds: ["00000000-0000-7000-8000-000000000001"],
    level: "creator" as const,
    lines,
  };
  const evaluated = evaluateSale(ruleSet, facts, { ...noCounters, budget });
  return lines.flatMap((line, index) => {
    const earned = evaluated.lines[index];
    return earned ? [{ ...line, ...earned, id: line.key }] : [];
  });
};
const worth = (lines: CreditedLine[], units: number[], ruleSet = rules) => {
  const sale = { saleDate: "2026-10-10", country: "BR" as const, lines };
  const unitsOf = new Map(lines.map(({ id }, index) => [id, units[index] ?? 0]));
  return [...acceptedWorth(ruleSet, sale, unitsOf, null).values()].map(({ points }) => points);
};

describe("§ledger#audit-passes what stands after an audit", () => {
  test("one of two units, promoted: the model's worked example", () => {
    const lines = credited([{ sku: "A", quantity: 2 }]);
    expect(lines[0]).toMatchObject({ points: 180, experience: 120 });
    expect(worth(lines, [1])).toEqual([90]);
  });

  test("fewer units fall into the lower band, over all lines of a product", () => {
    const lines = credited([
      { sku: "A", quantity: 3 },
      { sku: "A", quantity: 2 },
    ]);
    expect(lines.map(({ points }) => points)).toEqual([450, 300]);
    expect(worth(lines, [3, 0])).toEqual([270, 0]);
  });

  test("a line that falls makes no room for another under a limit", () => {
    const limited = { ...rules, caps: [{ id: "cap", kind: "points_per_invoice" as const, limit: 200 }] };
    const lines = credited(
      [
        { sku: "A", quantity: 2 },
        { sku: "B", quantity: 2 },
      ],
      limited,
    );
    expect(lines.map(({ points }) => points)).toEqual([180, 20]);
    expect(worth(lines, [0, 2], limited)).toEqual([0, 20]);
  });

  test("never more than was credited, and all of it where all stands", () => {
    const requests = fc.array(
      fc.record({ sku: fc.constantFrom("A", "B", "C"), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        requests,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
        (sold, parts) => {
          const lines = credited(sold);
          const units = lines.map(({ quantity }, index) => Math.floor(quantity * (parts[index] ?? 1)));
          const stands = worth(lines, units);
          expect(lines.every(({ points }, index) => (stands[index] ?? 0) <= points)).toBe(true);
          const whole = lines.map(({ quantity }) => quantity);
          expect(worth(lines, whole)).toEqual(lines.map(({ points }) => points));
        },
      ),
      { numRuns: 200 },
    );
  });
});
