import { expect, it } from "vitest";
import { isLate, today } from "./due.ts";

it.each([
  ["2026-03-01", "in_progress", true],
  ["2026-03-02", "in_progress", false],
  ["2026-03-01", "finished", false],
  [null, "in_progress", false],
] as const)("§learning#due-date: %s while %s is late: %s", (dueOn, state, late) => {
  expect(isLate({ dueOn, state }, "2026-03-02")).toBe(late);
});

it("a day is written as the server writes it", () => {
  expect(today(new Date(2026, 2, 2, 23, 59))).toBe("2026-03-02");
});
