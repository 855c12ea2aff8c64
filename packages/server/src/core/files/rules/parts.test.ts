import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isComplete, missingParts, partsOf } from "./parts.ts";

const sizes = fc.record({
  size: fc.integer({ min: 1, max: 5_000 }),
  partSize: fc.integer({ min: 1, max: 700 }),
});

describe("§api#files an upload in parts", () => {
  it("covers every byte once, in parts of the same size but the last", () => {
    fc.assert(
      fc.property(sizes, ({ size, partSize }) => {
        const parts = partsOf(size, partSize);
        expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1));
        expect(parts.reduce((sum, part) => sum + part.size, 0)).toBe(size);
        expect(parts.slice(0, -1).every((part) => part.size === partSize)).toBe(true);
        expect(parts.every((part) => part.size > 0 && part.size <= partSize)).toBe(true);
      }),
    );
  });

  it("is complete when exactly the planned parts have arrived", () => {
    const planned = partsOf(25, 10);
    expect(isComplete(planned, planned)).toBe(true);
    expect(isComplete(planned, planned.slice(1))).toBe(false);
    expect(isComplete(planned, [...planned, { number: 4, size: 1 }])).toBe(false);
  });

  it("misses what is not there and what has another size", () => {
    const planned = partsOf(25, 10);
    expect(missingParts(planned, [{ number: 2, size: 10 }])).toEqual([planned[0], planned[2]]);
    expect(missingParts(planned, [{ number: 2, size: 9 }])).toEqual(planned);
    expect(
      isComplete(
        planned,
        [planned[0], { number: 2, size: 11 }, planned[2]].flatMap((part) => part ?? []),
      ),
    ).toBe(false);
  });
});
