import { expect, test } from "vitest";
import { daysTogether } from "./days-together.ts";

const day = (date: string, awarded: number, reversed = 0) => ({ day: date, awarded, reversed });

test("a day that was counted and moved since is one day, in its place", () => {
  const counted = [day("2026-10-09", 100), day("2026-10-12", 0, 40)];
  const since = [day("2026-10-12", 5), day("2026-10-10", 7)];
  expect(daysTogether(counted, since)).toEqual([
    day("2026-10-09", 100),
    day("2026-10-10", 7),
    day("2026-10-12", 5, 40),
  ]);
  expect(daysTogether([], [])).toEqual([]);
});
