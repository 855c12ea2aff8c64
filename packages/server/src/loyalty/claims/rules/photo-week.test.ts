import { expect, test } from "vitest";
import { photoWeekOf } from "./photo-week.ts";

// Both sides of each Monday's first moment, where clocks change too.
test.each([
  ["America/Sao_Paulo", "2026-11-23T02:59:59.999Z", "2026-11-16"],
  ["America/Sao_Paulo", "2026-11-23T03:00:00Z", "2026-11-23"],
  ["America/Argentina/Buenos_Aires", "2026-11-23T02:59:59Z", "2026-11-16"],
  // Toronto's clocks go back on Sunday, 1 November 2026, and forward on Sunday, 8 March 2026.
  ["America/Toronto", "2026-11-02T04:59:59Z", "2026-10-26"],
  ["America/Toronto", "2026-11-02T05:00:00Z", "2026-11-02"],
  ["America/Toronto", "2026-03-09T03:59:59Z", "2026-03-02"],
  ["America/Toronto", "2026-03-09T04:00:00Z", "2026-03-09"],
  // Santiago's clocks go forward at midnight of Sunday, 6 September 2026: the Sunday begins at 01:00.
  ["America/Santiago", "2026-09-07T02:59:59Z", "2026-08-31"],
  ["America/Santiago", "2026-09-07T03:00:00Z", "2026-09-07"],
  ["America/Tijuana", "2026-11-23T07:59:59Z", "2026-11-16"],
  ["America/Tijuana", "2026-11-23T08:00:00Z", "2026-11-23"],
  ["America/Mexico_City", "2027-01-04T05:59:59Z", "2026-12-28"],
  ["America/Mexico_City", "2027-01-04T06:00:00Z", "2027-01-04"],
])("§validation#photo-week, §validation#photo-week in %s at %s is that of %s", (timeZone, now, monday) => {
  const week = photoWeekOf(new Date(now), timeZone);
  expect(week.monday).toBe(monday);
  expect(photoWeekOf(week.nextAt, timeZone).monday).toBe(week.nextMonday);
  expect(photoWeekOf(new Date(week.nextAt.getTime() - 1), timeZone).monday).toBe(monday);
});
