import { describe, expect, it } from "vitest";
import { newBody } from "./new-body.ts";
import { evenShare, isEven, paidForAll, shareOf, verdictOf, withCosts, withVerdict } from "./shares.ts";

const shares = (...all: number[]) => all.map((share) => ({ share }));

describe("§learning#partial-credit what an answer is worth, in words", () => {
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
    [shares(50, 50, -100), true],
    [shares(50, 50, -25, -75), false],
    [shares(0, 0), true],
  ])("%j shares alike: %s", (options, even) => {
    expect(isEven(options)).toBe(even);
  });

  it("shares the points anew when another choice is right", () => {
    expect(withVerdict(shares(50, 50, 0, -50), 2, "right")).toEqual(
      shares(33.33333, 33.33333, 33.33333, -100),
    );
    expect(withVerdict(shares(50, 50, 0), 1, "wrong")).toEqual(shares(100, 0, 0));
    expect(withVerdict(shares(100, 0), 0, "wrong")).toEqual(shares(0, 0));
  });
});

describe("ticking everything", () => {
  it.each([
    [[50, 50, 0, 0], 100],
    [[33.33333, 33.33333, 33.33333, -33.33333], 66.66666],
    [[50, 50, -50, -50], undefined],
    [[100, -33.33333, -33.33333, -33.33333], undefined],
    [[50, 50], undefined],
    [[0, 0], undefined],
  ])("%j gives %s percent too much", (all, paid) => {
    const given = paidForAll(shares(...all));
    if (paid === undefined) expect(given).toBeUndefined();
    else expect(given).toBeCloseTo(paid);
  });

  it.each([1, 2, 3, 5, 11])("gives nothing once the wrong of %d right ones cost", (rights) => {
    for (let wrongs = 1; wrongs <= 12 - rights; wrongs += 1) {
      const all = [...Array(rights).fill(evenShare(rights)), ...Array(wrongs).fill(0)];
      expect(paidForAll(withCosts(shares(...all)))).toBeUndefined();
    }
  });

  it("a new question with several right ones starts so", () => {
    const body = newBody("several");
    expect(body.kind === "several" && paidForAll(body.options)).toBe(undefined);
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
