import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysUntil, missingFor, orderOf, type Sortable } from "./soonest.ts";

describe("§routes#screen-reward-store reward store, soonest for me", () => {
  test.each([
    [100, 100, 0],
    [100, 250, 0],
    [100, 40, 60],
    [100, 0, 100],
    // Owed points come first.
    [100, -20, 120],
  ])("a price of %i with %i points misses %i", (price, points, missing) => {
    expect(missingFor(price, { points })).toBe(missing);
  });

  test.each([
    [0, 0, 28, 0],
    [60, 0, 28, null],
    [60, 280, 28, 6],
    [61, 280, 28, 7],
    [1, 280, 28, 1],
    // The campaign began three days ago.
    [60, 30, 3, 6],
  ])("%i missing with %i earned in %i days is there in %s", (missing, earned, days, until) => {
    expect(daysUntil(missing, { earned, days })).toBe(until);
  });

  const items = fc.array(
    fc.record({
      id: fc.uuid(),
      price: fc.integer({ min: 1, max: 50 }),
      popularity: fc.integer({ min: 0, max: 9 }),
      blocked: fc.boolean(),
    }),
    { maxLength: 20 },
  );
  const purses = fc.record({
    points: fc.integer({ min: -20, max: 60 }),
    earned: fc.integer({ min: 0, max: 40 }),
    days: fc.integer({ min: 1, max: 28 }),
  });

  test("of what points open, nothing that can be had sooner stands behind; what is locked comes last", () => {
    fc.assert(
      fc.property(items, purses, (items, purse) => {
        const sorted: Sortable[] = items.toSorted(orderOf.soonest);
        const blocked = sorted.map((item) => item.blocked);
        expect(blocked).toEqual(blocked.toSorted());
        const open = sorted.filter((item) => !item.blocked).map(({ price }) => missingFor(price, purse));
        const days = open.map((missing) => daysUntil(missing, purse) ?? Number.POSITIVE_INFINITY);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        expect(open).toEqual(open.toSorted((a, b) => a - b));
      }),
    );
  });

  test("every order is one order, whatever it starts from", () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...Object.values(orderOf)), (items, order) => {
        expect(items.toReversed().sort(order)).toEqual(items.toSorted(order));
      }),
    );
  });
});
