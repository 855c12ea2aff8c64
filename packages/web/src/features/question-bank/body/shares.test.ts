import { describe, expect, it } from "vitest";
import { evenShare, isEven, shareOf, verdictOf, withVerdict } from "./shares.ts";

const shares = (...all: number[]) => all.map((share) => ({ share }));

describe("§4 what an answer is worth, in words", () => {
  it.each([
    [100, 100, "right"],
    [50, 100, "half"],
    [0, 100, "wrong"],
    [-100, 100, "costs"],
    [33.33333, evenShare(3), "right"],
    [-33.33333, evenShare(3), "costs"],
    [50, evenShare(2), "right"],
    [70, 100, "own"],
  ] as const)("%d of %d is %s", (share, full, words) => {
    expect(verdictOf(share, full)).toBe(words);
  });

  it.each([
    [shares(50, 50, 0), true],
    [shares(50, 50, -50), true],
    [shares(33.33333, 33.33333, 33.33333), true],
    [shares(60, 40, 0), false],
    [shares(50, 50, -25), false],
    [shares(0, 0), true],
  ])("%j shares alike: %s", (options, even) => {
    expect(isEven(options)).toBe(even);
  });

  it("shares the points anew when another choice is right", () => {
    expect(withVerdict(shares(50, 50, 0, -50), 2, "right")).toEqual(
      shares(33.33333, 33.33333, 33.33333, -33.33333),
    );
    expect(withVerdict(shares(50, 50, 0), 1, "wrong")).toEqual(shares(100, 0, 0));
    expect(withVerdict(shares(100, 0), 0, "wrong")).toEqual(shares(0, 0));
  });
});

describe("a share that is typed", () => {
  it.each([
    ["50", 50],
    ["33,333333", undefined],
    ["33,33333", 33.33333],
    ["-12.5", -12.5],
    ["−12,5", -12.5],
    ["101", undefined],
    ["", undefined],
    ["half", undefined],
  ])("%j is %s", (text, share) => {
    expect(shareOf(text)).toBe(share);
  });
});
