import { describe, expect, test } from "vitest";
import { falseAcceptanceOf, leakageOf } from "./audit-leakage.ts";

test.each([
  [{ pointsLooked: 0, pointsRejected: 0 }, null],
  [{ pointsLooked: 400, pointsRejected: 0 }, 0],
  [{ pointsLooked: 400, pointsRejected: 30 }, 0.075],
  [{ pointsLooked: 400, pointsRejected: 400 }, 1],
])("leakage of %j is %j", (sample, share) => {
  expect(leakageOf(sample)).toBe(share);
});

describe("the share of false acceptances, from the random sample", () => {
  const verdicts = (rate: number, right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ rate, wrong: false })),
    ...Array.from({ length: wrong }, () => ({ rate, wrong: true })),
  ];
  // Wilson intervals as published tables give them.
  test.each([
    ["none of ten", verdicts(50, 10, 0), 0, 0, 0.2775],
    ["one of ten", verdicts(50, 9, 1), 0.1, 0.0179, 0.4042],
    ["five of a hundred", verdicts(50, 95, 5), 0.05, 0.0215, 0.1118],
  ])("%s", (_, sample, share, low, high) => {
    const estimate = falseAcceptanceOf(sample);
    expect(estimate.share).toBeCloseTo(share, 4);
    expect(estimate.low).toBeCloseTo(low, 3);
    expect(estimate.high).toBeCloseTo(high, 3);
  });

  test("newcomers who are drawn ten times as often weigh a tenth", () => {
    const estimate = falseAcceptanceOf([...verdicts(500, 0, 10), ...verdicts(50, 9, 0)]);
    expect(estimate).toMatchObject({ looked: 19, wrong: 10 });
    expect(estimate.share).toBeCloseTo(0.1, 6);
  });

  test("nothing is estimated from nothing", () => {
    expect(falseAcceptanceOf([])).toEqual({ looked: 0, wrong: 0, share: null, low: null, high: null });
  });
});
