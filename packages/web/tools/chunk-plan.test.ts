import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Part, planChunks } from "./chunk-plan.ts";

const part = (length: number, imports: number[] = []): Part => ({ length, imports });
const opening = (...parts: number[]) => ({ parts, weight: 1 });

/** Parts that import earlier ones only, as modules without a circle do, and pages that begin in some of them. */
const builds = fc.integer({ min: 2, max: 24 }).chain((count) =>
  fc.record({
    parts: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({
          length: fc.integer({ min: 0, max: 60_000 }),
          imports: fc.subarray([...Array(index).keys()]),
        }),
      ),
    ),
    openings: fc.array(
      fc.record({
        parts: fc.array(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: 3 }),
        weight: fc.constantFrom(0.2, 0.5, 8),
      }),
      { maxLength: 12 },
    ),
  }),
);

describe("plan of chunks", () => {
  it("puts together what is needed together, and leaves apart what few need", () => {
    const parts = [part(800), part(900), part(500_000), part(700, [0, 1]), part(700, [0, 1, 2])];
    const files = planChunks(parts, [opening(3), opening(4)]);
    expect(files.find((file) => file.includes(0))).toContain(1);
    expect(files.find((file) => file.includes(2))).not.toContain(0);
    expect(files.find((file) => file.includes(2))).not.toContain(3);
  });

  it("leaves apart two parts that a third stands between", () => {
    // The page needs 0 and 2 alone often; 1 between them is too large to come with either.
    const parts = [part(10), part(900_000, [0]), part(10, [1])];
    const files = planChunks(parts, [opening(2), opening(0), opening(0)]);
    expect(files.some((file) => file.includes(0) && file.includes(2) && !file.includes(1))).toBe(false);
  });

  it("leaves a style sheet apart, and with it what would bring it to pages that need none of it", () => {
    const sheet: Part = { ...part(90_000), apart: true };
    const parts = [part(800), part(900, [2]), sheet, part(700, [0]), part(700, [0, 1])];
    const files = planChunks(parts, [opening(3), opening(3), opening(4)]);
    expect(files.find((file) => file.includes(2))).toEqual([2]);
    expect(files.find((file) => file.includes(0))).not.toContain(1);
  });

  it("has each part once, and no file before one that it imports", () => {
    fc.assert(
      fc.property(builds, ({ parts, openings }) => {
        const files = planChunks(parts, openings);
        expect(files.flat().toSorted((one, other) => one - other)).toEqual([...parts.keys()]);
        const fileOf = new Map(files.flatMap((file, index) => file.map((one) => [one, index])));
        for (const [index, { imports }] of parts.entries())
          for (const next of imports)
            expect(fileOf.get(next) ?? Number.NaN).toBeLessThanOrEqual(fileOf.get(index) ?? Number.NaN);
      }),
    );
  });

  it("is the same for the same parts", () => {
    fc.assert(
      fc.property(builds, ({ parts, openings }) => {
        expect(planChunks(parts, openings)).toEqual(planChunks(parts, openings));
      }),
      { numRuns: 30 },
    );
  });
});
