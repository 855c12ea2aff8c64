import { describe, expect, test } from "vitest";
import { leastLeft, leftOf, opensAgainOn, periodOf } from "./limits.ts";
import type { LimitPeriod } from "./states.ts";

const moment = { campaignId: "spring", today: "2026-12-31" };

describe("§validation#category-limit the category redemption limit", () => {
  test.each<[LimitPeriod, string, string | null]>([
    ["campaign", "c:spring", null],
    ["month", "m:2026-12", "2027-01-01"],
    ["year", "y:2026", "2027-01-01"],
    ["ever", "ever", null],
  ])("of a %s counts in %s and opens again on %s", (period, name, opens) => {
    expect(periodOf(period, moment)).toBe(name);
    expect(opensAgainOn(period, moment.today)).toBe(opens);
  });

  test("of a month opens with the next", () => {
    expect(opensAgainOn("month", "2026-09-15")).toBe("2026-10-01");
  });

  test.each([
    [3, 0, 3],
    [3, 3, 0],
    // Lowered after people ordered.
    [1, 3, 0],
  ])("of %i with %i ordered leaves %i", (units, used, left) => {
    expect(leftOf({ units }, used)).toBe(left);
  });

  test("the tightest of several counts", () => {
    expect(leastLeft([4, 2, 9])).toBe(2);
    expect(leastLeft([])).toBeNull();
  });
});
