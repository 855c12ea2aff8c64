import fc from "fast-check";
import { expect, test } from "vitest";
import { isVisible, sameVisible, windowsFit } from "./windows.ts";

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
])("§entities#reward, windows: %s", (_, visibleFrom, visibleUntil, redeemFrom, redeemUntil, fit) => {
  const windows = { visibleFrom, visibleUntil, redeemFrom, redeemUntil };
  const dates = Object.fromEntries(Object.entries(windows).map(([name, n]) => [name, day(n)]));
  expect(windowsFit(dates as never)).toBe(fit);
});

test("§entities#reward, visible: within a stretch the same items are, and at its ends others", () => {
  const turn = fc.option(
    fc.integer({ min: 0, max: 40 }).map((n) => new Date(n)),
    { nil: null },
  );
  const items = fc.array(fc.record({ visibleFrom: turn, visibleUntil: turn }), { maxLength: 8 });
  const moment = fc.integer({ min: -1, max: 41 });
  fc.assert(
    fc.property(items, moment, moment, (all, now, then) => {
      const seen = (at: number) => all.filter((item) => isVisible(item, new Date(at)));
      const { from, until } = sameVisible(all, new Date(now));
      expect(now >= from && now < until).toBe(true);
      if (then >= from && then < until) expect(seen(then)).toEqual(seen(now));
    }),
  );
});

test("§entities#reward, visible: an item is seen from its first moment on, and no longer at its end", () => {
  const item = { visibleFrom: new Date(10), visibleUntil: new Date(20) };
  expect([9, 10, 19, 20].map((at) => isVisible(item, new Date(at)))).toEqual([false, true, true, false]);
  expect(sameVisible([item], new Date(10))).toEqual({ from: 10, until: 20 });
});
