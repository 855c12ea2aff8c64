import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type QuantityFacts, unusualQuantity, usualUnits } from "./quantities.ts";

const times = (units: number, count: number) => Array.from({ length: count }, () => units);
const facts = (change: Partial<QuantityFacts>): QuantityFacts => ({
  lines: [{ units: 1, history: [] }],
  units: 1,
  store: [],
  person: [],
  ...change,
});

describe("§validation#texts quantities beyond what was ever sold", () => {
  it.each([
    ["no history: the prior", [], 5],
    ["seven sales are no history", times(40, 7), 5],
    ["ones and a two", [...times(1, 20), 2], 5],
    ["tens, once twelve", [...times(10, 20), 12], 12],
    ["one outlier opens nothing", [...times(1, 20), 1000], 7],
    ["a store of large orders", [20, 25, 30, 35, 40, 45, 50, 55], 55],
  ])("%s", (_, history, usual) => {
    expect(usualUnits(history, 5)).toBe(usual);
  });

  it.each([
    ["5 of a new product", { lines: [{ units: 5, history: [] }] }, undefined],
    ["6 of a new product", { lines: [{ units: 6, history: [] }] }, { quantity: 6, usual: 5, of: "product" }],
    ["11 in a new store", { units: 11 }, { quantity: 11, usual: 10, of: "store" }],
    [
      "what the store sells and the person never did",
      { units: 20, store: times(20, 9), person: times(2, 9) },
      { quantity: 20, usual: 10, of: "person" },
    ],
    ["what both sell", { units: 20, store: times(20, 9), person: times(20, 9) }, undefined],
  ])("%s", (_, change, expected) => {
    expect(unusualQuantity(facts(change as Partial<QuantityFacts>))).toEqual(expected);
  });

  it("50,000 units are beyond any history of smaller sales", () => {
    const history = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 200 });
    fc.assert(
      fc.property(history, (store) => {
        expect(unusualQuantity(facts({ units: 50_000, store, person: store }))).toBeDefined();
      }),
    );
  });

  it("never less than the prior, never more than was ever sold", () => {
    const history = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 8, maxLength: 60 });
    fc.assert(
      fc.property(history, (sold) => {
        expect(usualUnits(sold, 5)).toBeGreaterThanOrEqual(5);
        expect(usualUnits(sold, 5)).toBeLessThanOrEqual(Math.max(5, ...sold));
      }),
    );
  });
});
