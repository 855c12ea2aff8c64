import { expect, it } from "vitest";
import { byDay } from "./by-day.ts";

it("groups rows by day and keeps their order", () => {
  const rows = ["2026-03-02T09:00:00Z", "2026-03-02T01:00:00Z", "2026-03-01T23:00:00Z"].map((at) => ({ at }));
  const groups = byDay(rows, (at) => at.toISOString().slice(0, 10));
  expect(groups.map(({ key, rows: inside }) => [key, inside.length])).toEqual([
    ["2026-03-02", 2],
    ["2026-03-01", 1],
  ]);
});

it("has no group where there is nothing", () => {
  expect(byDay([])).toEqual([]);
});
