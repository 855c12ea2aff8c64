import { expect, test } from "vitest";
import { forecast, givenBy } from "./forecast.ts";

const campaign = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
const day = (day: string, awarded: number, reversed = 0) => ({ day, awarded, reversed });

test("points in use are those given less those taken back", () => {
  expect(givenBy([day("2026-10-01", 100, 30), day("2026-10-02", 50)])).toBe(120);
});

test.each([
  ["a steady pace", [day("2026-11-10", 1400)], "2026-11-21", 1400 + 100 * 25],
  [
    "what lies longer back sets no pace",
    [day("2026-10-10", 900), day("2026-11-10", 14)],
    "2026-11-21",
    914 + 25,
  ],
  ["a young campaign", [day("2026-10-01", 100), day("2026-10-02", 100)], "2026-10-03", 200 + 100 * 74],
  ["its first day", [day("2026-10-01", 100)], "2026-10-01", null],
  ["nothing moves", [day("2026-10-01", 100)], "2026-11-21", null],
  ["it is over", [day("2026-12-15", 100)], "2026-12-16", null],
  ["a great last day", [day("2026-12-14", 14), day("2026-12-15", 900)], "2026-12-15", 914],
])("the forecast: %s", (_, days, today, points) => {
  expect(forecast(days, campaign, today)).toBe(points);
});
