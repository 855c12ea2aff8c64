import { expect, test } from "vitest";
import { arrivalAfter, workingDayAfter } from "./arrival.ts";

// 2026-11-20 is a Friday.
test.each([
  ["2026-11-19", 1, "2026-11-20"],
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-22", 1, "2026-11-23"],
  ["2026-11-20", 5, "2026-11-27"],
  ["2026-11-20", 6, "2026-11-30"],
  ["2026-12-31", 2, "2027-01-04"],
])("§entities#order: from %s, %i working days reach %s", (day, working, reached) => {
  expect(workingDayAfter(day, working)).toBe(reached);
});

test("§entities#order: a range of working days is a range of calendar days", () => {
  expect(arrivalAfter("2026-11-20", { from: 5, until: 10 })).toEqual({
    first: "2026-11-27",
    last: "2026-12-04",
  });
});
