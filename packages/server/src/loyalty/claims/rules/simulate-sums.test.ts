import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { type Cap, emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import { ReplaySums } from "./simulate-sums.ts";

/** 10 points a unit of A, 30 of B; nothing speaks of any other product. */
const rulesWith = (...caps: Cap[]): RuleSet => ({
  ...emptyRuleSet,
  base: [
    { id: "a", match: { sku: "A" }, points: 10, experience: 1 },
    { id: "b", match: { sku: "B" }, points: 30, experience: 2 },
  ],
  caps,
});

/** Sales of one person each line of which is a product and its units. */
function replay(
  sums: ReplaySums,
  userId: string,
  credited: number,
  sold: [string, number][],
  ...caps: Cap[]
) {
  const lines = sold.map(([sku, quantity], index) => ({
    ...{ key: String(index), sku, name: `Product ${sku}`, quantity },
    ...{ productType: "Notebook", brand: "Aurora", processor: null, generation: null },
  }));
  const place = {
    saleDate: "2026-11-04",
    country: "BR" as const,
    storeGroupIds: [],
    level: "basic" as const,
  };
  const evaluation = evaluateSale(rulesWith(...caps), { ...place, lines }, noCounters);
  sums.add(userId, { points: credited, experience: 0 }, lines, evaluation);
}

test("loyalty, simulation: what it costs, before and after", () => {
  const sums = new ReplaySums();
  replay(sums, "ana", 15, [["A", 2]]);
  replay(sums, "ana", 5, [["B", 1]]);
  replay(sums, "bia", 50, [["A", 1]]);
  expect([sums.claims, sums.people, sums.before.points]).toEqual([3, 2, 70]);
  expect(sums.after).toEqual({ points: 60, experience: 5 });
});

describe("loyalty, simulation: who wins, who loses", () => {
  test("the most first; who gets the same is neither", () => {
    const sums = new ReplaySums();
    replay(sums, "same", 10, [["A", 1]]);
    replay(sums, "up 1", 9, [["A", 1]]);
    replay(sums, "up 20", 10, [["B", 1]]);
    replay(sums, "down 1", 11, [["A", 1]]);
    replay(sums, "down 5", 15, [["A", 1]]);
    // More in one sale, less in another: what counts is all of them.
    replay(sums, "both", 0, [["A", 1]]);
    replay(sums, "both", 20, [["A", 1]]);
    expect(sums.winners.map(({ userId }) => userId)).toEqual(["up 20", "up 1"]);
    expect(sums.losers).toEqual([
      { userId: "down 5", before: 15, after: 10 },
      { userId: "down 1", before: 11, after: 10 },
    ]);
  });

  test("no more than twenty, of equals always the same", () => {
    const sums = new ReplaySums();
    const people = Array.from({ length: 21 }, (_, index) => String.fromCharCode(97 + index));
    for (const userId of people.toReversed()) replay(sums, userId, 0, [["A", 1]]);
    expect(sums.winners.map(({ userId }) => userId)).toEqual(people.slice(0, 20));
  });
});

describe("loyalty, simulation: limits hit, and points they took", () => {
  test.each<[string, Cap, [string, number][], number, number]>([
    ["just within", { id: "c", kind: "points_per_invoice", limit: 50 }, [["A", 5]], 0, 0],
    ["points beyond it", { id: "c", kind: "points_per_invoice", limit: 49 }, [["A", 5]], 1, 1],
    ["units, by what they were worth", { id: "c", kind: "units_per_line", limit: 2 }, [["A", 5]], 1, 30],
    [
      "one product on two lines, once",
      { id: "c", kind: "units_per_line", limit: 2 },
      [
        ["A", 3],
        ["A", 2],
      ],
      1,
      30,
    ],
    [
      "lines, by what they were worth",
      { id: "c", kind: "lines_per_invoice", limit: 1 },
      [
        ["A", 2],
        ["B", 1],
      ],
      1,
      20,
    ],
  ])("%s", (_, cap, sold, times, trimmed) => {
    const sums = new ReplaySums();
    replay(sums, "ana", 0, sold, cap);
    expect(sums.capsHit).toEqual(times === 0 ? [] : [{ kind: cap.kind, times, trimmed }]);
  });

  test("the dearest first", () => {
    const sums = new ReplaySums();
    const invoice: Cap = { id: "c", kind: "points_per_invoice", limit: 40 };
    replay(sums, "ana", 0, [["A", 5]], invoice, { id: "u", kind: "units_per_line", limit: 2 });
    replay(sums, "ana", 0, [["A", 5]], invoice);
    replay(sums, "ana", 0, [["B", 2]], invoice);
    expect(sums.capsHit).toEqual([
      { kind: "points_per_invoice", times: 2, trimmed: 30 },
      { kind: "units_per_line", times: 1, trimmed: 30 },
    ]);
  });
});

test("loyalty, simulation: products no rule speaks of, the most sold first", () => {
  const sums = new ReplaySums();
  replay(sums, "ana", 0, [
    ["Z", 1],
    ["Y", 2],
    ["A", 9],
  ]);
  replay(sums, "bia", 0, [
    ["X", 3],
    ["Y", 1],
  ]);
  expect(sums.unmatched).toEqual([
    { sku: "X", name: "Product X", units: 3 },
    { sku: "Y", name: "Product Y", units: 3 },
    { sku: "Z", name: "Product Z", units: 1 },
  ]);
});
