import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestOf, isPassed, pointsOf, scoreOf } from "./score.ts";

describe("§states#quiz-results: score, total and percent", () => {
  test.each([
    [
      "all right",
      [
        [1, 1],
        [2, 2],
      ],
      { points: 3, total: 3, percent: 100 },
    ],
    [
      "nothing",
      [
        [0, 1],
        [0, 2],
      ],
      { points: 0, total: 3, percent: 0 },
    ],
    [
      "by weight",
      [
        [0, 1],
        [2, 2],
      ],
      { points: 2, total: 3, percent: 66.66 },
    ],
    [
      "thirds make a whole",
      [
        [0.333, 1],
        [0.333, 1],
        [0.334, 1],
      ],
      { points: 1, total: 3, percent: 33.33 },
    ],
    [
      "an essay waits",
      [
        [1, 1],
        [null, 5],
      ],
      { points: null, total: 6, percent: null },
    ],
    ["nothing to get", [], { points: 0, total: 0, percent: 100 }],
  ] as const)("%s", (_, questions, score) => {
    expect(scoreOf(questions.map(([points, maximum]) => ({ points, of: maximum })))).toEqual(score);
  });

  test("what is just not enough is not rounded into a pass", () => {
    const { percent } = scoreOf([{ points: 69.999, of: 100 }]);
    expect([percent, isPassed(percent ?? 0, 70)]).toEqual([69.99, false]);
    expect(isPassed(scoreOf([{ points: 7, of: 10 }]).percent ?? 0, 70)).toBe(true);
  });

  test("points stay between nothing and all, and so does the percent", () => {
    const question = fc.record({
      share: fc.double({ min: -2, max: 2, noNaN: true }),
      of: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 40 }), (questions) => {
        const graded = questions.map(({ share, of: maximum }) => ({
          points: pointsOf(share, maximum),
          of: maximum,
        }));
        for (const { points, of: maximum } of graded) expect(points >= 0 && points <= maximum).toBe(true);
        const { percent } = scoreOf(graded);
        expect(percent !== null && percent >= 0 && percent <= 100).toBe(true);
        expect(scoreOf(graded.toReversed())).toEqual(scoreOf(graded));
      }),
    );
  });

  test("the best counts; what waits for a mark counts for nothing yet", () => {
    expect(bestOf([])).toBeNull();
    expect(bestOf([null])).toBeNull();
    expect(bestOf([40, null, 90.5, 12])).toBe(90.5);
  });
});
