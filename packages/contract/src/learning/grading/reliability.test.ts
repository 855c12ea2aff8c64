import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cronbachAlpha, trustOf } from "./reliability.ts";

const variance = (values: readonly number[]) => {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length;
};
/** Points by person and question. */
function alphaOf(papers: readonly (readonly number[])[]) {
  const length = papers[0]?.length ?? 0;
  const items = Array.from({ length }, (_, at) => ({
    attempts: papers.length,
    variance: variance(papers.map((paper) => paper[at] ?? 0)),
  }));
  const totals = papers.map((paper) => paper.reduce((sum, one) => sum + one, 0));
  return cronbachAlpha(items, { attempts: papers.length, variance: variance(totals) });
}

describe("§learning#item-analysis reliability of a test", () => {
  test.each<[string, number[][], number | null]>([
    ["questions that say the same", [[1, 1], [0, 0]], 1], // biome-ignore format: a table
    ["questions that say the opposite, in sum nothing", [[1, 0], [0, 1]], null], // biome-ignore format: a table
    ["three questions, four people", [[1, 1, 1], [1, 1, 0], [1, 0, 0], [0, 0, 0]], 0.75], // biome-ignore format: a table
    ["one question", [[1], [0]], null],
    ["one person", [[1, 0]], null],
    ["nobody", [], null],
  ])("%s", (_, papers, alpha) => {
    const coefficient = alphaOf(papers);
    if (alpha === null) expect(coefficient).toBeNull();
    else expect(coefficient).toBeCloseTo(alpha, 9);
  });

  test("of a test drawn by chance a question counts as far as people had it", () => {
    const items = [
      { attempts: 10, variance: 0.25 },
      { attempts: 5, variance: 0.2 },
      { attempts: 5, variance: 0.2 },
    ];
    // k = 2, Σ = 0.25 + 0.1 + 0.1
    expect(cronbachAlpha(items, { attempts: 10, variance: 0.9 })).toBeCloseTo(2 * (1 - 0.45 / 0.9), 9);
  });

  test("is never above 1", () => {
    const papers = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
    });
    fc.assert(
      fc.property(papers, (papers) => {
        expect(alphaOf(papers) ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is low below 0.5 and good from 0.7", () => {
    expect([-1, 0.49, 0.5, 0.69, 0.7, 1].map(trustOf)).toEqual([
      ...["low", "low", "fair", "fair", "good", "good"],
    ]);
  });
});
