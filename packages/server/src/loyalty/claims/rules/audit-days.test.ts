import { expect, test } from "vitest";
import { auditDays, type DayPart, decidedIn } from "./audit-days.ts";

const part = (day: string, within: boolean, counts: Partial<DayPart> = {}): DayPart => ({
  ...{ day, within, submitted: 0, by_itself: 0, accepted: 0, rejected: 0 },
  ...counts,
});
const parts = [
  part("2026-10-20", false, { submitted: 9, accepted: 8 }),
  part("2026-10-21", false, { submitted: 3, by_itself: 1, rejected: 1 }),
  part("2026-10-21", true, { submitted: 2, accepted: 4 }),
  part("2026-10-22", true, { by_itself: 5, rejected: 6 }),
];

test("the figures' days are whole, the newest ones, by people and by itself together", () => {
  expect(auditDays(parts, 2)).toEqual([
    { day: "2026-10-21", submitted: 5, accepted: 5, rejected: 1 },
    { day: "2026-10-22", submitted: 0, accepted: 5, rejected: 6 },
  ]);
});

test("pace counts what lies within the last 30 days", () => {
  expect(decidedIn(parts)).toEqual({ decided: 10, autoAccepted: 5 });
});
