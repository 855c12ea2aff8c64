import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, firstMomentOf } from "../../core/zoned-days.ts";
import { type SaleWindow, saleWindow } from "./sale-window.ts";

const campaign = { beginsOn: "2026-08-01", endsOn: "2026-10-15" };
const zones = [
  "America/Argentina/Buenos_Aires",
  "America/Sao_Paulo",
  "America/Toronto",
  "America/Santiago",
  "America/Bogota",
  "America/Mexico_City",
  "America/Lima",
];

describe("§validation#sale-window", () => {
  it.each<[string, string, SaleWindow, string]>([
    ["2026-09-01", "2026-09-01T12:00:00Z", "ok", "the same day"],
    [
      "2026-09-01",
      "2026-09-17T02:59:59.999Z",
      "ok",
      "the last millisecond of the 16th, 23:59:59.999 in São Paulo",
    ],
    ["2026-09-01", "2026-09-17T03:00:00.000Z", "too_old", "midnight of the 17th"],
    ["2026-09-02", "2026-09-02T02:59:59.999Z", "in_future", "tomorrow's sale, today in São Paulo"],
    ["2026-09-02", "2026-09-02T03:00:00.000Z", "ok", "today has begun in São Paulo"],
    ["2026-08-01", "2026-08-05T12:00:00Z", "ok", "the campaign's first day"],
    ["2026-07-31", "2026-08-05T12:00:00Z", "outside_campaign", "the day before"],
    ["2026-10-15", "2026-10-16T02:59:59.999Z", "ok", "the last second of the campaign"],
    ["2026-10-15", "2026-10-16T03:00:00.000Z", "reported_after_end", "the moment after"],
    ["2026-10-16", "2026-10-16T12:00:00Z", "outside_campaign", "a sale after the end"],
    [
      "2026-07-01",
      "2026-08-05T12:00:00Z",
      "outside_campaign",
      "too old as well: what cannot be helped is told first",
    ],
    ["2026-09-25", "2026-10-20T12:00:00Z", "too_old", "too old and after the end"],
  ])("a sale of %s reported at %s: %s (%s)", (saleDate, reportedAt, expected) => {
    expect(
      saleWindow({ saleDate, reportedAt: new Date(reportedAt), timeZone: "America/Sao_Paulo", campaign }),
    ).toBe(expected);
  });

  it("§validation#sale-window 15 days: opens and closes at local midnight in every country, over changes of clocks too", () => {
    const always = { beginsOn: "2024-01-01", endsOn: "2029-01-01" };
    const saleDays = fc.integer({ min: 0, max: 1_090 }).map((days) => addDays("2025-01-01", days));
    fc.assert(
      fc.property(fc.constantFrom(...zones), saleDays, (timeZone, saleDate) => {
        const opens = firstMomentOf(saleDate, timeZone).getTime();
        const closes = firstMomentOf(addDays(saleDate, 16), timeZone).getTime();
        const at = (moment: number) =>
          saleWindow({ saleDate, reportedAt: new Date(moment), timeZone, campaign: always });
        expect([at(opens - 1), at(opens), at(closes - 1), at(closes)]).toEqual([
          "in_future",
          "ok",
          "ok",
          "too_old",
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [7, "2026-09-08", "ok"],
    [7, "2026-09-09", "too_old"],
    [30, "2026-10-01", "ok"],
    [30, "2026-10-02", "too_old"],
  ])("a campaign of %i days: a sale of September 1 reported on %s is %s", (reportingDays, day, expected) => {
    const timeZone = "America/Sao_Paulo";
    const report = {
      saleDate: "2026-09-01",
      reportedAt: firstMomentOf(day, timeZone),
      timeZone,
      campaign: { ...campaign, reportingDays },
    };
    expect(saleWindow(report)).toBe(expected);
  });

  it("the store's zone decides, not the reader's", () => {
    const reportedAt = new Date("2026-10-16T03:30:00Z");
    const report = (timeZone: string) =>
      saleWindow({ saleDate: "2026-10-10", reportedAt, timeZone, campaign });
    expect(report("America/Sao_Paulo")).toBe("reported_after_end");
    expect(report("America/Lima")).toBe("ok");
  });
});
