import { expect, test } from "vitest";
import { someMomentLater } from "./enqueue.ts";

test("what a guest asked for is done at any moment of the delay, or at once where there is none", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const after = Array.from({ length: 2_000 }, () => {
    const { runAt } = someMomentLater(now, 4);
    return runAt ? runAt.getTime() - now.getTime() : -1;
  });
  expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...after)).toBeLessThan(4_000);
  for (const second of [0, 1, 2, 3]) {
    expect(after.filter((wait) => Math.floor(wait / 1000) === second).length).toBeGreaterThan(300);
  }
  expect(someMomentLater(now, 0)).toEqual({});
});
