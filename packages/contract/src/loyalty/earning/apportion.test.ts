import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion } from "./apportion.ts";

const share = (key: string, weight: number) => ({ key, weight });

describe("sharing a whole amount", () => {
  it.each([
    [10, [2, 3], [4, 6]],
    [10, [1, 1, 1], [4, 3, 3]],
    [1, [1, 2], [0, 1]],
    [0, [1, 2], [0, 0]],
    [5, [0, 0], [0, 0]],
    [7, [3], [7]],
  ])("%i over %j is %j", (amount, weights, expected) => {
    const shares = weights.map((weight, index) => share(String(index), weight));
    expect([...apportion(amount, shares)].sort().map(([, part]) => part)).toEqual(expected);
  });

  it("sums to the amount, is at most one off, and does not see the order", () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 })
      .map((weights) => weights.map((weight, index) => share(String(index), weight)));
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), shares, (amount, list) => {
        const parts = apportion(amount, list);
        const sum = list.reduce((total, { weight }) => total + weight, 0);
        expect([...parts.values()].reduce((total, part) => total + part, 0)).toBe(amount);
        for (const { key, weight } of list) {
          expect(Math.abs((parts.get(key) ?? 0) - (amount * weight) / sum)).toBeLessThan(1.001);
        }
        expect(new Map([...apportion(amount, list.toReversed())].sort())).toEqual(new Map([...parts].sort()));
      }),
    );
  });
});
