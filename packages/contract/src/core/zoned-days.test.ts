import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  firstMomentOf,
  localDay,
  localMinute,
  momentOf,
  mondayOf,
} from "./zoned-days.ts";

/** Zones of the seven countries (§purpose#countries), with each of their ways to change clocks, and some beyond them. */
const zones = [
  "America/Argentina/Buenos_Aires",
  "America/Sao_Paulo",
  "America/Manaus",
  "America/Noronha",
  "America/Rio_Branco",
  "America/St_Johns",
  "America/Halifax",
  "America/Toronto",
  "America/Vancouver",
  "America/Santiago",
  "America/Punta_Arenas",
  "Pacific/Easter",
  "America/Bogota",
  "America/Mexico_City",
  "America/Tijuana",
  "America/Cancun",
  "America/Lima",
  "America/Asuncion",
  "America/Montevideo",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: 0, max: 1_094 }).map((days) => addDays("2025-01-01", days));
const moment = fc.date({
  min: new Date("2025-01-01T00:00:00Z"),
  max: new Date("2027-12-31T23:59:59Z"),
  noInvalidDate: true,
});

describe("a place's own calendar days", () => {
  it.each([
    ["America/Sao_Paulo", "2026-11-21", "2026-11-21T03:00:00.000Z", "always three hours behind"],
    ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z", "midnight skipped: begins at 01:00"],
    ["America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00.000Z", "after the 17th had 25 hours"],
    ["America/Santiago", "2025-09-07", "2025-09-07T04:00:00.000Z", "midnight skipped: begins at 01:00"],
    ["America/Santiago", "2026-04-05", "2026-04-05T04:00:00.000Z", "after a Saturday of 25 hours"],
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z", "midnight skipped: begins at 01:00"],
    ["America/Asuncion", "2023-10-01", "2023-10-01T04:00:00.000Z", "midnight skipped: begins at 01:00"],
    ["America/Toronto", "2026-03-08", "2026-03-08T05:00:00.000Z", "the day clocks go forward"],
    ["America/Toronto", "2026-03-09", "2026-03-09T04:00:00.000Z", "the day after"],
    ["America/Toronto", "2026-11-02", "2026-11-02T05:00:00.000Z", "the day after clocks go back"],
    ["America/St_Johns", "2026-07-01", "2026-07-01T02:30:00.000Z", "half an hour off"],
    ["America/Mexico_City", "2026-07-01", "2026-07-01T06:00:00.000Z", "no summer time any more"],
    ["America/Tijuana", "2026-07-01", "2026-07-01T07:00:00.000Z", "summer time at the border"],
    ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z", "a day left out: what came instead"],
  ])("%s %s begins at %s: %s", (timeZone, date, begins) => {
    expect(firstMomentOf(date, timeZone).toISOString()).toBe(begins);
  });

  it("the day begins at its first moment and not a millisecond before", () => {
    fc.assert(
      fc.property(zone, day, (timeZone, date) => {
        const first = firstMomentOf(date, timeZone).getTime();
        expect(localDay(new Date(first), timeZone)).toBe(date);
        expect(localDay(new Date(first - 1), timeZone)).toBe(addDays(date, -1));
      }),
      { numRuns: 500 },
    );
  });

  it("every change of clocks from 2025 to 2027: days of 23, 24 or 25 hours, one after another", () => {
    const lengths = new Set<number>();
    for (const timeZone of zones) {
      let begins = firstMomentOf("2025-01-01", timeZone).getTime();
      for (let date = "2025-01-02"; date <= "2028-01-01"; date = addDays(date, 1)) {
        const next = firstMomentOf(date, timeZone).getTime();
        lengths.add((next - begins) / 3_600_000);
        begins = next;
      }
    }
    expect([...lengths].sort()).toEqual([23, 24, 25]);
  }, 60_000);

  it("every moment lies in its own day", () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const date = localDay(at, timeZone);
        expect(firstMomentOf(date, timeZone).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(firstMomentOf(addDays(date, 1), timeZone).getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });

  it("an unknown zone is a bug", () => {
    expect(() => localDay(new Date(0), "Nowhere/Land")).toThrow(RangeError);
  });
});

describe("the clock of a place", () => {
  it("reads back what it wrote, to the minute, in every zone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2025-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
        (timeZone, date) => {
          const at = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
          const [day = "", time = ""] = localMinute(at, timeZone).split("T");
          const read = momentOf(day, time, timeZone);
          // A time that comes twice is the first of them, an hour or half of one before.
          expect([0, 30, 60].map((minutes) => read.getTime() + minutes * 60_000)).toContain(at.getTime());
          expect(localMinute(read, timeZone)).toBe(`${day}T${time}`);
        },
      ),
    );
  });
});

describe("counting days", () => {
  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-11-21", 0, "2026-11-21"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ["2026-11-21", "2026-11-16", "Saturday"],
    ["2026-11-22", "2026-11-16", "Sunday ends the week"],
    ["2026-11-23", "2026-11-23", "Monday begins the next"],
    ["2027-01-01", "2026-12-28", "over the new year"],
  ])("%s belongs to the week of %s: %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });
});
