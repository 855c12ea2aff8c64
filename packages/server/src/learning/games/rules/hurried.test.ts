import { expect, test } from "vitest";
import { isHurried } from "./hurried.ts";

const start = new Date("2026-03-02T12:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

test.each([
  [4, 999, true],
  [4, 1_000, false],
  [1, 249, true],
  [1, 250, false],
  [0, 0, false],
])("Security 33: %i moves in %i ms are faster than a person: %s", (moves, ms, hurried) => {
  expect(isHurried(moves, start, after(ms))).toBe(hurried);
});
