import { describe, expect, test } from "vitest";
import { isSampled } from "./sample.ts";

describe("§6 the administrator audits sales: a sample of what nothing speaks against", () => {
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
