import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atMost, type Ranges, rangesLength, unionRanges, within, withoutRanges } from "./ranges.ts";

const range = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): [number, number] => [from, from + length]);
const ranges = fc.array(range, { maxLength: 8 });
const units = (ranges: Ranges) =>
  new Set(ranges.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i)));
const canonical = (ranges: Ranges) =>
  ranges.every(([a, b], i) => b > a && (i === 0 || a > (ranges[i - 1]?.[1] ?? Number.NaN)));

describe("§states#course ranges of what was seen", () => {
  test.each([
    [
      "apart",
      [
        [0, 2],
        [5, 6],
      ],
      [[3, 4]],
      [
        [0, 2],
        [3, 4],
        [5, 6],
      ],
    ],
    ["touching", [[0, 2]], [[2, 4]], [[0, 4]]],
    ["inside", [[0, 10]], [[3, 4]], [[0, 10]]],
    [
      "bridging",
      [
        [0, 2],
        [4, 6],
      ],
      [[1, 5]],
      [[0, 6]],
    ],
    ["empty parts", [[3, 3]], [], []],
  ] as [string, Ranges, Ranges, Ranges][])("%s", (_, a, b, all) => {
    expect(unionRanges(a, b)).toEqual(all);
  });

  test("a union holds what either holds, in one form, whatever the order and however often", () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const all = unionRanges(a, b);
        expect(units(all)).toEqual(new Set([...units(a), ...units(b)]));
        expect(canonical(all)).toBe(true);
        expect(unionRanges(b, all, a)).toEqual(all);
        expect(rangesLength(all)).toBe(units(all).size);
      }),
    );
  });

  test("what is taken out, cut off or limited is what was there, less that", () => {
    fc.assert(
      fc.property(ranges, ranges, fc.nat(80), fc.nat(80), (x, y, from, most) => {
        const [a, b] = [unionRanges(x), unionRanges(y)];
        const rest = withoutRanges(a, b);
        expect(units(rest)).toEqual(new Set([...units(a)].filter((unit) => !units(b).has(unit))));
        expect(canonical(rest)).toBe(true);
        expect(units(within(a, from, from + 10))).toEqual(
          new Set([...units(a)].filter((unit) => unit >= from && unit < from + 10)),
        );
        expect([...units(atMost(a, most))]).toEqual([...units(a)].slice(0, most));
      }),
    );
  });
});
