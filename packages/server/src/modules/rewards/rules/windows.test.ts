import { expect, test } from "vitest";
import { windowsFit } from "./windows.ts";

const day = (n: number | null) => (n === null ? null : new Date(Date.UTC(2026, 0, n)));

test.each<[string, number | null, number | null, number | null, number | null, boolean]>([
  ["all open", null, null, null, null, true],
  ["the same", 1, 9, 1, 9, true],
  ["inside", 1, 9, 3, 5, true],
  ["open inside a closed one", 1, 9, null, null, true],
  ["over before it begins", 9, 1, null, null, false],
  ["of no length", 1, 1, null, null, false],
  ["ordered before seen", 3, 9, 1, 5, false],
  ["ordered longer than seen", 1, 5, 3, 9, false],
  ["ordered only when it is gone", 1, 5, 5, null, false],
  ["ordered only until it comes", 5, 9, null, 5, false],
])("§3 reward, windows: %s", (_, visibleFrom, visibleUntil, redeemFrom, redeemUntil, fit) => {
  const windows = { visibleFrom, visibleUntil, redeemFrom, redeemUntil };
  const dates = Object.fromEntries(Object.entries(windows).map(([name, n]) => [name, day(n)]));
  expect(windowsFit(dates as never)).toBe(fit);
});
