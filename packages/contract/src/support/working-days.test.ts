import { expect, test } from "vitest";
import { responseDays, workingDaysAfter } from "./working-days.ts";

test.each([
  ["2026-03-02", "2026-03-11", "a Monday: to the Wednesday of the week after"],
  ["2026-03-06", "2026-03-17", "a Friday: two weekends between"],
  ["2026-03-07", "2026-03-17", "a Saturday counts as the Friday before"],
  ["2026-03-08", "2026-03-17", "and so does a Sunday"],
  ["2026-12-28", "2027-01-06", "over the year’s end"],
  ["2028-02-24", "2028-03-06", "over a leap day"],
])("§9 support response time: written on %s, answered by %s — %s", (from, until) => {
  expect(workingDaysAfter(from, responseDays)).toBe(until);
});

test("§9 no working days are the same day", () => {
  expect(workingDaysAfter("2026-03-07", 0)).toBe("2026-03-07");
});
