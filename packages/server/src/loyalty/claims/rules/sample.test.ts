import { describe, expect, test } from "vitest";
import { isSampled, sampleRateOf } from "./sample.ts";

describe("§loyalty#audit-queue the administrator audits sales: a sample of what nothing speaks against", () => {
  test.each([
    ["none of a thousand", [0, 0, 0, 0], 0, false],
    ["all of them", [255, 255, 255, 255], 1000, true],
    ["the last of the first half", [127, 255, 255, 255], 500, true],
    ["the first of the other", [128, 0, 0, 0], 500, false],
    ["by the first four bytes", [127, 255, 255, 255, 255], 500, true],
  ])("%s", (_, mark, rate, sampled) => {
    expect(isSampled(Uint8Array.from(mark), rate)).toBe(sampled);
  });

  test("takes so many of a thousand", () => {
    const marks = Array.from({ length: 4096 }, (_, n) => Uint8Array.of(n >> 4, (n & 15) << 4, 0, 0));
    const share = (rate: number) => marks.filter((mark) => isSampled(mark, rate)).length / marks.length;
    expect([share(0), share(1000)]).toEqual([0, 1]);
    expect(share(50)).toBeCloseTo(0.05, 3);
  });
});

describe("new people and new stores are drawn more often", () => {
  const rates = { base: 50, newcomer: 500 };
  const unknown = { looked: 0, wrong: 0 };
  test.each([
    ["somebody new in a new store", [unknown, unknown], 500],
    ["somebody known in a new store", [{ looked: 100, wrong: 0 }, unknown], 500],
    [
      "20 right of each",
      [
        { looked: 20, wrong: 0 },
        { looked: 20, wrong: 0 },
      ],
      100,
    ],
    [
      "100 right of each",
      [
        { looked: 100, wrong: 0 },
        { looked: 100, wrong: 0 },
      ],
      50,
    ],
    [
      "20, five of them wrong",
      [
        { looked: 20, wrong: 5 },
        { looked: 100, wrong: 0 },
      ],
      600,
    ],
    ["always wrong", [{ looked: 50, wrong: 50 }], 1000],
  ])("%s", (_, histories, rate) => {
    expect(sampleRateOf(rates, histories)).toBe(rate);
  });

  test("never below the campaign's own rate, and no more for what was found right", () => {
    expect(sampleRateOf({ base: 300, newcomer: 0 }, [unknown])).toBe(300);
    const falling = [0, 5, 20, 80].map((looked) => sampleRateOf(rates, [{ looked, wrong: 0 }]));
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  });
});
