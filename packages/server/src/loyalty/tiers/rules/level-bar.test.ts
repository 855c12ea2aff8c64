import { expect, test } from "vitest";
import { type LevelPeriod, paceFrom, paceOf, targetsOf } from "./level-bar.ts";

const days: LevelPeriod = { today: "2026-06-10", beginsOn: "2026-04-01", endsOn: "2026-06-30" };
const rules = [
  { level: "creator", threshold: 1_000, keep: 400 },
  { level: "influencer", threshold: 3_000, keep: 1_200 },
] as const;

test.each<[string, Partial<LevelPeriod>, string, number]>([
  ["28 days, today included", {}, "2026-05-14", 28],
  ["since the campaign began", { beginsOn: "2026-06-01" }, "2026-06-01", 10],
  ["it began today", { beginsOn: "2026-06-10" }, "2026-06-10", 1],
])("§earning-rules#forecast: the pace of %s", (_, change, from, over) => {
  expect(paceFrom({ ...days, ...change })).toBe(from);
  expect(paceOf(280, { ...days, ...change })).toEqual({ experience: 280, days: over });
});

test.each([{ today: "2026-07-01" }, { today: "2026-03-31" }])(
  "§earning-rules#forecast: no pace outside: %o",
  (change) => {
    expect(paceOf(280, { ...days, ...change })).toEqual({ experience: 0, days: 0 });
  },
);

test("§earning-rules#forecast the bar of a Creator: what keeps the level, what reaches the next", () => {
  const pace = { experience: 280, days: 28 };
  expect(targetsOf({ level: "creator", experience: 280, pace, days, rules })).toEqual({
    keep: { level: "creator", experience: 400, remaining: 120, on: "2026-06-22", inTime: true },
    rise: { level: "influencer", experience: 3_000, remaining: 2_720, on: "2027-03-09", inTime: false },
  });
});

test("§earning-rules#forecast the bar has nothing to keep at the floor, and nowhere to rise at the top", () => {
  const facts = { experience: 0, pace: { experience: 0, days: 0 }, days, rules };
  expect(targetsOf({ ...facts, level: "basic" })).toMatchObject({ keep: null, rise: { level: "creator" } });
  expect(targetsOf({ ...facts, level: "influencer" })).toMatchObject({
    keep: { experience: 1_200 },
    rise: null,
  });
});
