import type { TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { expect, it } from "vitest";
import { clockText, secondsLeft, warningAt } from "./countdown.ts";

const held = (deadline: string | null) => ({
  attempt: { deadline, now: "2026-03-02T12:00:00Z" } as TestAttempt,
  at: 1_000,
});

it.each([
  ["2026-03-02T12:10:00Z", 1_000, 600],
  ["2026-03-02T12:10:00Z", 61_000, 540],
  ["2026-03-02T12:10:00Z", 1_001, 600],
  ["2026-03-02T12:10:00Z", 999_000, 0],
  [null, 1_000, null],
])("§learning#time the clock is the server's: until %s, at %i it shows %s", (deadline, now, left) => {
  expect(secondsLeft(held(deadline), now)).toBe(left);
});

it.each([
  [301, 300, 300],
  [300, 299, undefined],
  [400, 59, 60],
  [61, 60, 60],
  [2, 0, undefined],
])("§learning#time from %i to %i seconds the warning is %s", (before, left, warning) => {
  expect(warningAt(before, left)).toBe(warning);
});

it.each([
  [5, "0:05"],
  [725, "12:05"],
  [3725, "1:02:05"],
])("%i seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
