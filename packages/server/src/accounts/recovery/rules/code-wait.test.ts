import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codesPerDay, codeWait, dayMs } from "./code-wait.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe("§limits#phone-cooldown cooldown of 300 s, and ten codes a day", () => {
  test.each([
    ["never asked", { count: 0, oldest: null, newest: null }, undefined],
    ["this moment", { count: 1, oldest: now, newest: now }, 300],
    ["half a second ago", { count: 1, oldest: ago(0.5), newest: ago(0.5) }, 300],
    ["299 s ago", { count: 1, oldest: ago(299), newest: ago(299) }, 1],
    ["300 s ago", { count: 1, oldest: ago(300), newest: ago(300) }, undefined],
    ["nine, the last long ago", { count: 9, oldest: ago(80_000), newest: ago(400) }, undefined],
    ["ten, the first 23 h ago", { count: 10, oldest: ago(23 * 3600), newest: ago(400) }, 3600],
    ["ten, the last just now", { count: 10, oldest: ago(86_400 - 60), newest: now }, 300],
  ])("%s", (_, requests, seconds) => {
    expect(codeWait(requests, 300, now)).toBe(seconds);
  });

  test("whatever was asked, the wait ends, and never lets an eleventh through", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 86_399 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 30, max: 3600 }),
        (ages, seconds) => {
          const requests = {
            count: ages.length,
            oldest: ago(Math.max(...ages)),
            newest: ago(Math.min(...ages)),
          };
          const wait = codeWait(requests, seconds, now);
          if (ages.length >= codesPerDay) expect(wait).toBeGreaterThan(0);
          expect(wait ?? 0).toBeLessThanOrEqual(dayMs / 1000);
          expect(wait ?? 1).toBeGreaterThan(0);
        },
      ),
    );
  });
});
