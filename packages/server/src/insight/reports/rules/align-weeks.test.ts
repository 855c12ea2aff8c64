import { expect, it } from "vitest";
import { alignWeeks, weekNumber } from "./align-weeks.ts";

it.each([
  // A campaign of a Wednesday: its first week is the one that began before it.
  ["2026-03-02", "2026-03-04", 1],
  ["2026-03-09", "2026-03-04", 2],
  ["2026-03-02", "2026-03-02", 1],
  ["2026-03-16", "2026-03-02", 3],
  ["2026-03-02", "2026-03-08", 1],
  ["2026-02-23", "2026-03-04", 1],
])("the week of %s, of a campaign from %s on, is number %i", (monday, beginsOn, number) => {
  expect(weekNumber(monday, beginsOn)).toBe(number);
});

it("puts the first weeks of campaigns beside each other; one that is over says nothing more", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, beginsOn: id === "b" ? "2026-06-01" : "2026-03-02" }));
  const sold = [
    { campaignId: "a", week: "2026-03-02", units: 5 },
    { campaignId: "a", week: "2026-03-16", units: 2 },
    { campaignId: "b", week: "2026-06-01", units: 7 },
  ];
  expect(
    alignWeeks(
      [a, b, c].flatMap((one) => one ?? []),
      sold,
    ),
  ).toEqual([
    { number: 1, units: [5, 7, null] },
    { number: 2, units: [0, null, null] },
    { number: 3, units: [2, null, null] },
  ]);
  expect(alignWeeks([], [])).toEqual([]);
});
