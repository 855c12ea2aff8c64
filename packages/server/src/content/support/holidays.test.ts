import { countries } from "@trilha/contract/core/country.ts";
import { expect, test } from "vitest";
import { isPublicHoliday } from "./holidays.ts";

// As the governments published them.
test.each([
  ["BR", ["2026-01-01", "2026-04-03", "2026-04-21", "2026-09-07", "2026-11-20", "2027-03-26"]],
  ["AR", ["2026-02-16", "2026-03-24", "2026-05-25", "2026-07-09", "2026-12-08"]],
  ["CA", ["2026-01-01", "2026-04-03", "2026-07-01", "2026-09-07", "2026-12-25"]],
  ["CL", ["2026-05-21", "2026-07-16", "2026-09-18", "2026-10-12", "2026-12-08"]],
  ["CO", ["2026-01-12", "2026-03-23", "2026-07-20", "2026-11-16", "2026-12-08"]],
  ["MX", ["2026-02-02", "2026-03-16", "2026-05-01", "2026-09-16", "2026-11-16"]],
  ["PE", ["2026-04-02", "2026-06-29", "2026-07-28", "2026-10-08", "2026-12-09"]],
] as const)("§limits#support-response working days: %s rests on %j", (country, days) => {
  expect(days.filter((day) => !isPublicHoliday(country, day))).toEqual([]);
});

test("§limits#support-response working days: an ordinary Wednesday is one everywhere, and one country's feast is no other's", () => {
  expect(countries.filter((country) => isPublicHoliday(country, "2026-03-11"))).toEqual([]);
  expect(countries.filter((country) => isPublicHoliday(country, "2026-09-07"))).toEqual(["BR", "CA"]);
});
