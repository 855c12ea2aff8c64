import { expect, it } from "vitest";
import { ceiling, given, scales } from "./burn-down.ts";

it("adds up day by day, quiet days go on level, what was taken back counts against", () => {
  const days = [
    { day: "2026-11-01", awarded: 100, reversed: 0 },
    { day: "2026-11-03", awarded: 50, reversed: 20 },
  ];
  expect(given({ days })).toEqual([
    { day: "2026-11-01", given: 100 },
    { day: "2026-11-02", given: 100 },
    { day: "2026-11-03", given: 130 },
  ]);
  expect(given({ days: [] })).toEqual([]);
});

it.each([
  [0, 10],
  [11, 12],
  [180, 200],
  [201, 240],
  [560_000, 600_000],
  [1_000_000, 1_000_000],
])("the scale for %d ends at %d", (value, top) => {
  expect(ceiling(value)).toBe(top);
});

it("places days from left to right and points from below", () => {
  const { x, y } = scales({ from: "2026-11-01", to: "2026-11-11", top: 200 }, { width: 100, height: 50 });
  expect([x("2026-11-01"), x("2026-11-06"), x("2026-11-11")]).toEqual([0, 50, 100]);
  expect([y(0), y(100), y(200)]).toEqual([50, 25, 0]);
});
