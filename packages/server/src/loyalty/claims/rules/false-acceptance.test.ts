import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../../../demo/src/random.ts";
import { falseAcceptanceOf, type SampledVerdict } from "./false-acceptance.ts";

const verdicts = (rate: number, right: number, wrong: number): SampledVerdict[] => [
  ...Array.from({ length: right }, () => ({ rate, wrong: false, points: 60, pointsRejected: 0 })),
  ...Array.from({ length: wrong }, () => ({ rate, wrong: true, points: 60, pointsRejected: 60 })),
];

describe("the share of false acceptances, from the random sample", () => {
  // Wilson intervals as published tables give them.
  test.each([
    ["none of ten", verdicts(50, 10, 0), 0, 0, 0.2775],
    ["one of ten", verdicts(50, 9, 1), 0.1, 0.0179, 0.4042],
    ["five of a hundred", verdicts(50, 95, 5), 0.05, 0.0215, 0.1118],
  ])("%s", (_, sample, share, low, high) => {
    const { reports, points } = falseAcceptanceOf(sample);
    expect(reports.share).toBeCloseTo(share, 4);
    expect(reports.low).toBeCloseTo(low, 3);
    expect(reports.high).toBeCloseTo(high, 3);
    // Equal points: the same share, the same interval.
    for (const bound of ["share", "low", "high"] as const)
      expect(points[bound]).toBeCloseTo(reports[bound] ?? Number.NaN, 9);
  });

  test("newcomers who are drawn ten times as often weigh a tenth", () => {
    const estimate = falseAcceptanceOf([...verdicts(500, 0, 10), ...verdicts(50, 9, 0)]);
    expect(estimate).toMatchObject({ looked: 19, wrong: 10 });
    expect(estimate.reports.share).toBeCloseTo(0.1, 6);
    expect(estimate.points.share).toBeCloseTo(0.1, 6);
  });

  test("points weigh by what a report is worth, and a part refused counts as that part", () => {
    const dear = { rate: 100, wrong: true, points: 900, pointsRejected: 300 };
    const { reports, points } = falseAcceptanceOf([dear, ...verdicts(100, 5, 0)]);
    expect(reports.share).toBeCloseTo(1 / 6, 9);
    expect(points.share).toBeCloseTo(300 / 1200, 9);
  });

  test("nothing is estimated from nothing, nor points from reports worth none", () => {
    const none = { share: null, low: null, high: null };
    expect(falseAcceptanceOf([])).toEqual({ looked: 0, wrong: 0, reports: none, points: none });
    expect(falseAcceptanceOf([{ rate: 50, wrong: false, points: 0, pointsRejected: 0 }]).points).toEqual(
      none,
    );
  });

  const anyVerdict = fc
    .record({
      wrong: fc.boolean(),
      points: fc.integer({ min: 1, max: 1000 }),
      part: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ wrong, points, part }) => ({
      ...{ wrong, points },
      pointsRejected: wrong ? Math.floor((points * part) / 100) : 0,
    }));

  test("a sample drawn evenly gives the simple share", () => {
    fc.assert(
      fc.property(
        fc.array(anyVerdict, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 1000 }),
        (sample, rate) => {
          const { reports, points } = falseAcceptanceOf(sample.map((one) => ({ ...one, rate })));
          const sum = (field: "points" | "pointsRejected") =>
            sample.reduce((total, one) => total + one[field], 0);
          expect(reports.share).toBeCloseTo(sample.filter(({ wrong }) => wrong).length / sample.length, 9);
          expect(points.share).toBeCloseTo(sum("pointsRejected") / sum("points"), 9);
        },
      ),
    );
  });

  test("the interval holds the share, and lies between nothing and everything", () => {
    const sample = fc.array(fc.tuple(anyVerdict, fc.integer({ min: 1, max: 1000 })), { minLength: 1 });
    fc.assert(
      fc.property(sample, (drawn) => {
        const estimate = falseAcceptanceOf(drawn.map(([one, rate]) => ({ ...one, rate })));
        for (const { share, low, high } of [estimate.reports, estimate.points]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(share).toBeGreaterThanOrEqual((low ?? 1) - 1e-9);
          expect(share).toBeLessThanOrEqual((high ?? 0) + 1e-9);
        }
      }),
    );
  });

  test("drawn unevenly many times over: unbiased, and the interval covers about 95 %", () => {
    const random = createRandom(38);
    // Newcomers are wrong more often and drawn more often: dividing evenly would say half as much again.
    const population = Array.from({ length: 4_000 }, () => {
      const isNew = random.chance(0.25);
      const wrong = random.chance(isNew ? 0.15 : 0.05);
      const points = 10 + random.below(91);
      return { rate: isNew ? 300 : 60, wrong, points, pointsRejected: wrong ? points : 0 };
    });
    const sum = (value: (one: SampledVerdict) => number) =>
      population.reduce((total, one) => total + value(one), 0);
    const truth = {
      reports: sum(({ wrong }) => Number(wrong)) / population.length,
      points: sum(({ pointsRejected }) => pointsRejected) / sum(({ points }) => points),
    };
    const rounds = 1_000;
    const seen = { reports: { total: 0, covered: 0 }, points: { total: 0, covered: 0 } };
    let evenly = 0;
    for (let round = 0; round < rounds; round++) {
      const drawn = population.filter(({ rate }) => random.chance(rate / 1000));
      const estimate = falseAcceptanceOf(drawn);
      evenly += estimate.wrong / estimate.looked;
      for (const unit of ["reports", "points"] as const) {
        const { share, low, high } = estimate[unit];
        seen[unit].total += share ?? 0;
        if ((low ?? 1) <= truth[unit] && truth[unit] <= (high ?? 0)) seen[unit].covered++;
      }
    }
    for (const unit of ["reports", "points"] as const) {
      expect(Math.abs(seen[unit].total / rounds / truth[unit] - 1)).toBeLessThan(0.02);
      expect(seen[unit].covered / rounds).toBeGreaterThan(0.93);
      expect(seen[unit].covered / rounds).toBeLessThan(0.99);
    }
    expect(evenly / rounds / truth.reports).toBeGreaterThan(1.2);
  });
});
