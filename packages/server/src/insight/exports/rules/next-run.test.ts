import type { ScheduleWhen } from "@trilha/contract/core/exports/schedule-when.ts";
import { describe, expect, it } from "vitest";
import { nextRun } from "./next-run.ts";

const weekly = (day: number, hour: number): ScheduleWhen => ({ every: "week", day, hour });
const monthly = (day: number, hour: number): ScheduleWhen => ({ every: "month", day, hour });

describe("§loyalty#scheduled-reports when a report is made next", () => {
  it.each([
    [
      "weekly, later today",
      weekly(2, 8),
      "2026-11-24T10:59:59Z",
      "America/Sao_Paulo",
      "2026-11-24T11:00:00Z",
    ],
    [
      "weekly, at that very moment",
      weekly(2, 8),
      "2026-11-24T11:00:00Z",
      "America/Sao_Paulo",
      "2026-12-01T11:00:00Z",
    ],
    [
      "weekly, a Sunday is the last of its week",
      weekly(7, 0),
      "2026-11-24T11:00:00Z",
      "America/Sao_Paulo",
      "2026-11-29T03:00:00Z",
    ],
    [
      "weekly, over the end of a year",
      weekly(1, 6),
      "2026-12-29T12:00:00Z",
      "America/Sao_Paulo",
      "2027-01-04T09:00:00Z",
    ],
    [
      "by the day of the zone, not of UTC",
      weekly(1, 23),
      "2026-11-24T01:30:00Z",
      "America/Sao_Paulo",
      "2026-11-24T02:00:00Z",
    ],
    ["monthly", monthly(5, 9), "2026-11-24T12:00:00Z", "America/Sao_Paulo", "2026-12-05T12:00:00Z"],
    [
      "the 31st of a month of 30 days",
      monthly(31, 9),
      "2026-11-24T12:00:00Z",
      "America/Sao_Paulo",
      "2026-11-30T12:00:00Z",
    ],
    [
      "the 31st, next month again on the 31st",
      monthly(31, 9),
      "2026-11-30T12:00:00Z",
      "America/Sao_Paulo",
      "2026-12-31T12:00:00Z",
    ],
    [
      "the 30th in February",
      monthly(30, 9),
      "2027-02-01T12:00:00Z",
      "America/Sao_Paulo",
      "2027-02-28T12:00:00Z",
    ],
    [
      "the 30th in February of a leap year",
      monthly(30, 9),
      "2028-02-01T12:00:00Z",
      "America/Sao_Paulo",
      "2028-02-29T12:00:00Z",
    ],
    [
      "the clock goes forward over the hour",
      weekly(7, 2),
      "2027-03-13T12:00:00Z",
      "America/New_York",
      "2027-03-14T07:00:00Z",
    ],
    [
      "the hour after it went forward",
      weekly(7, 9),
      "2027-03-13T12:00:00Z",
      "America/New_York",
      "2027-03-14T13:00:00Z",
    ],
    [
      "an hour that comes twice: the first",
      weekly(7, 1),
      "2026-10-31T12:00:00Z",
      "America/New_York",
      "2026-11-01T05:00:00Z",
    ],
    [
      "not once more in the repeated hour",
      weekly(7, 1),
      "2026-11-01T05:30:00Z",
      "America/New_York",
      "2026-11-08T06:00:00Z",
    ],
    [
      "a day that begins at one: its midnight is left out",
      weekly(7, 0),
      "2026-09-05T12:00:00Z",
      "America/Santiago",
      "2026-09-06T04:00:00Z",
    ],
    [
      "the clock goes back over midnight: the first 23 hours",
      weekly(6, 23),
      "2027-04-02T12:00:00Z",
      "America/Santiago",
      "2027-04-04T02:00:00Z",
    ],
    ["a zone of half hours", monthly(1, 7), "2026-11-24T12:00:00Z", "Asia/Kolkata", "2026-12-01T01:30:00Z"],
  ] as const)("%s", (_, when, after, zone, expected) => {
    expect(nextRun(when, new Date(after), zone).toISOString()).toBe(new Date(expected).toISOString());
  });
});
