import { expect, it } from "vitest";
import { departureFrom, usualPeriod } from "./quarter.ts";

it.each([
  ["2026-01-01", "2026-01-01", "2026-03-15"],
  ["2026-03-31", "2026-01-01", "2026-03-15"],
  ["2026-04-01", "2026-04-01", "2026-06-15"],
  ["2026-11-21", "2026-10-01", "2026-12-15"],
])("§loyalty#campaign-length around %s a campaign usually lasts from %s to %s", (day, beginsOn, endsOn) => {
  expect(usualPeriod(day)).toEqual({ beginsOn, endsOn });
});

it.each([
  ["2026-10-01", "2026-12-15", undefined],
  ["2026-10-02", "2026-12-15", "2026-10-01"],
  ["2026-10-01", "2026-12-31", "2026-10-01"],
  ["2026-12-20", "2027-02-20", "2026-10-01"],
  ["2026-10-01", "2026-09-01", undefined],
  ["", "2026-12-15", undefined],
])("§loyalty#campaign-length %s to %s departs from the days that begin on %s", (beginsOn, endsOn, usual) => {
  expect(departureFrom({ beginsOn, endsOn })?.beginsOn).toBe(usual);
});
