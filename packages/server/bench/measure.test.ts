import { expect, test } from "vitest";
import { median, percentile, sideBySide } from "./measure.ts";
import { row } from "./part.ts";

test.each([
  [[3], 50, 3],
  [[1, 2, 3, 4], 50, 2.5],
  [[4, 1, 3, 2], 100, 4],
  [[10, 20], 95, 19.5],
])("percentile of %j at %i is %d", (values, percent, expected) => {
  expect(percentile(values, percent)).toBeCloseTo(expected);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow("no values");
});

test("side by side compares each pair, not the two medians", async () => {
  const a = [10, 100, 12].values();
  const b = [20, 200, 24].values();
  const next = (values: Iterator<number>) => async () => values.next().value ?? 0;
  await expect(sideBySide(3, next(a), next(b))).resolves.toEqual({ a: 12, b: 24, ratio: 0.5 });
});

test("a goal holds at its edge", () => {
  expect(row("list", 0.6, "×", { atLeast: 0.6 })).toMatchObject({ goal: "≥ 0.6", holds: true });
  expect(row("p95", 50.1, "ms", { atMost: 50 })).toMatchObject({ goal: "≤ 50", holds: false });
  expect(row("p50", 3, "ms")).toMatchObject({ goal: "", holds: null });
});
