import { expect, test } from "vitest";
import { movedBehind, quarterAfter } from "./quarters.ts";

test.each([
  ["2026-11-21", "2027-01-01", "2027-03-15"],
  ["2026-12-31", "2027-01-01", "2027-03-15"],
  ["2027-01-01", "2027-04-01", "2027-06-15"],
  ["2027-03-31", "2027-04-01", "2027-06-15"],
  ["2027-06-30", "2027-07-01", "2027-09-15"],
])("§loyalty#campaigns a new campaign after %s: %s to %s", (day, beginsOn, endsOn) => {
  expect(quarterAfter(day)).toEqual({ beginsOn, endsOn });
});

test.each([
  [["2026-10-01", "2026-12-15"], "2026-12-15", ["2027-01-01", "2027-03-17"]],
  [["2026-10-01", "2026-12-15"], "2027-02-01", ["2027-04-01", "2027-06-15"]],
  // A month without a 31st: its last day.
  [["2026-08-31", "2026-10-31"], "2026-10-31", ["2026-11-30", "2027-01-30"]],
])("§loyalty#campaigns a copy of %j behind %s: %j", ([beginsOn = "", endsOn = ""], last, [from, to]) => {
  expect(movedBehind({ beginsOn, endsOn }, last)).toEqual({ beginsOn: from, endsOn: to });
});
