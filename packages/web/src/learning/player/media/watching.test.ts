import { describe, expect, it } from "vitest";
import { allowedTime, furthest, playedBetween, resumeTime, type Sample, wholeSeconds } from "./watching.ts";

const at = (time: number, now: number, fields: Partial<Sample> = {}): Sample => ({
  time,
  now,
  playing: true,
  rate: 1,
  ...fields,
});

describe("§learning#no-skipping watched ranges", () => {
  it.each([
    ["plays on", at(10, 0), at(10.25, 0.25), [10, 10.25]],
    ["plays at twice the speed", at(10, 0, { rate: 2 }), at(12, 1, { rate: 2 }), [10, 12]],
    ["was a little late with its news", at(10, 0), at(12, 1), [10, 12]],
    ["jumped ahead", at(10, 0), at(60, 0.25), undefined],
    ["jumped back", at(10, 0), at(5, 0.25), undefined],
    ["was paused", at(10, 0, { playing: false }), at(11, 1), undefined],
    ["has just begun", undefined, at(11, 1), undefined],
  ] as const)("a film that %s", (_, before, after, played) => {
    expect(playedBetween(before, after)).toEqual(played);
  });

  it("counts seconds that were played by half", () => {
    expect(wholeSeconds([3.4, 9.6])).toEqual([3, 10]);
    expect(wholeSeconds([3.5, 3.9])).toEqual([4, 4]);
  });
});

describe("§learning#no-skipping", () => {
  const seen = [
    [0, 30],
    [50, 60],
  ] as const;
  it("knows how far somebody came from the beginning", () => {
    expect(furthest(seen)).toBe(30);
    expect(furthest([[1, 9]])).toBe(9);
    expect(furthest([[5, 9]])).toBe(0);
    expect(furthest([])).toBe(0);
  });

  it.each([
    [20, true, false, 20],
    [30.8, true, false, 30.8],
    [45, true, false, 30],
    [45, true, true, 45],
    [45, false, false, 45],
  ])("a jump to %d (no skipping: %s, done: %s) lands at %d", (wanted, noSkip, done, lands) => {
    expect(allowedTime(wanted, seen, { noSkip, done })).toBe(lands);
  });
});

it.each([
  [undefined, 100, 0],
  [40, 100, 40],
  [99, 100, 0],
  [40, null, 40],
])("§learning#resume resumes at the second: kept %s of %s goes on at %d", (seconds, size, goesOn) => {
  expect(resumeTime(seconds, size)).toBe(goesOn);
});
