import { describe, expect, test } from "vitest";
import { deadlineOf, isLate } from "./clock.ts";

const start = Date.parse("2026-11-18T12:00:00Z");
const minutes = (count: number) => start + count * 60_000;

describe("§learning#time the deadline of an attempt", () => {
  test.each([
    ["no limit", null, 0, null, null],
    ["no limit, and minutes that were given", null, 10, null, null],
    ["half an hour", 30, 0, null, minutes(30)],
    ["half an hour and ten minutes more", 30, 10, null, minutes(40)],
    ["the test closes before", 30, 0, minutes(20), minutes(20)],
    ["the test closes before, for whoever was given time a little later", 30, 10, minutes(20), minutes(30)],
    ["the test closes after", 30, 0, minutes(60), minutes(30)],
    ["no limit but the close", null, 0, minutes(60), minutes(60)],
    ["begun as it closed", null, 0, start, start],
  ] as const)("%s", (_, limit, extraMinutes, closesAt, deadline) => {
    expect(deadlineOf({ startedAt: start, minutes: limit, extraMinutes, closesAt })).toBe(deadline);
  });
});

describe("§learning#time late is after the deadline and 15 seconds", () => {
  test.each([
    ["no limit", null, minutes(100_000), false],
    ["before", minutes(30), minutes(29), false],
    ["at the deadline", minutes(30), minutes(30), false],
    ["within the grace", minutes(30), minutes(30) + 14_999, false],
    ["at its end", minutes(30), minutes(30) + 15_000, false],
    ["after it", minutes(30), minutes(30) + 15_001, true],
  ] as const)("%s", (_, deadline, now, late) => {
    expect(isLate(deadline, now)).toBe(late);
  });
});
