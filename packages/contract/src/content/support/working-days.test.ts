import { expect, test } from "vitest";
import { responseDays, workingDaysAfter, workingDaysLeft } from "./working-days.ts";

test.each([
  ["2026-03-02", "2026-03-11", "a Monday: to the Wednesday of the week after"],
  ["2026-03-06", "2026-03-17", "a Friday: two weekends between"],
  ["2026-03-07", "2026-03-17", "a Saturday counts as the Friday before"],
  ["2026-03-08", "2026-03-17", "and so does a Sunday"],
  ["2026-12-28", "2027-01-06", "over the year’s end"],
  ["2028-02-24", "2028-03-06", "over a leap day"],
])("§limits#support-response time: written on %s, answered by %s — %s", (from, until) => {
  expect(workingDaysAfter(from, responseDays)).toBe(until);
});

test.each([
  ["2026-04-01", "2026-04-13", ["2026-04-03"], "a holiday on a Friday"],
  ["2026-04-01", "2026-04-10", ["2026-04-05"], "one on a Sunday takes no day away"],
  ["2026-12-23", "2027-01-05", ["2026-12-25", "2027-01-01"], "two, over the year’s end"],
  ["2026-04-03", "2026-04-14", ["2026-04-03"], "written on a holiday: it counts as the day before"],
])("§limits#support-response time: written on %s, answered by %s, with %j — %s", (from, until, holidays) => {
  expect(workingDaysAfter(from, responseDays, (day) => holidays.includes(day))).toBe(until);
});

test("§limits#support-response no working days are the same day", () => {
  expect(workingDaysAfter("2026-03-07", 0)).toBe("2026-03-07");
});

test.each([
  ["2026-03-06", "2026-03-17", 7],
  ["2026-03-07", "2026-03-17", 7],
  ["2026-03-16", "2026-03-17", 1],
  ["2026-03-17", "2026-03-17", 0],
  ["2026-03-20", "2026-03-17", 0],
])("§limits#support-response on %s an answer by %s has %d working days", (today, dueOn, left) => {
  expect(workingDaysLeft(today, dueOn)).toBe(left);
});

test("a holiday on the way is no working day", () => {
  expect(workingDaysLeft("2026-04-01", "2026-04-13", (day) => day === "2026-04-03")).toBe(7);
});
