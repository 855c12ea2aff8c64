import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysOffPerWeek, streakOf, weekOf } from "./streak.ts";

// 2026-03-02 is a Monday.
const march = (...days: number[]) => days.map((day) => `2026-03-${String(day).padStart(2, "0")}`);

describe("§learning#streak a streak forgives days off", () => {
  test.each<[string, string[], string, number, number]>([
    ["nothing yet", [], "2026-03-04", 0, 2],
    ["today alone", march(4), "2026-03-04", 1, 2],
    ["yesterday; today is still open", march(3), "2026-03-04", 1, 2],
    ["a weekend off", march(2, 3, 4, 5, 6, 9), "2026-03-09", 6, 2],
    ["two other days off", march(2, 4, 6, 7, 8), "2026-03-08", 5, 0],
    ["three days off break it", march(2, 6, 7, 8), "2026-03-08", 3, 0],
    ["two days off in each of two weeks", march(2, 3, 4, 5, 6, 11, 12), "2026-03-12", 7, 0],
    ["one more in the second", march(2, 3, 4, 5, 6, 12), "2026-03-12", 1, 0],
    ["days missed before the first are none", march(6), "2026-03-06", 1, 2],
    ["broken long ago", march(2), "2026-03-20", 0, 2],
  ])("%s", (_, answered, today, days, daysOffLeft) =>
    expect(streakOf(answered, today)).toEqual({ days, daysOffLeft }),
  );

  test("an answer more never shortens it, and it is never longer than the days answered", () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 31 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 31 }),
        (all, more, now) => {
          const today = march(now)[0] ?? "";
          const before = streakOf(march(...all.filter((day) => day <= now)), today);
          const after = streakOf(march(...[...all, more].filter((day) => day <= now)), today);
          expect(after.days).toBeGreaterThanOrEqual(before.days);
          expect(before.days).toBeLessThanOrEqual(all.length);
          expect(before.daysOffLeft).toBeLessThanOrEqual(daysOffPerWeek);
        },
      ),
    );
  });

  test("the week as it is shown", () =>
    expect(weekOf(march(2, 4), "2026-03-05").map(({ mark }) => mark)).toEqual([
      "done",
      "off",
      "done",
      "today",
      "ahead",
      "ahead",
      "ahead",
    ]));
});
