import { describe, expect, test } from "vitest";
import type { ReportFilter } from "../report-filter.ts";
import { oldestShown, storedSumsSuffice } from "./enrolment-sums.ts";

describe("§learning#progress-reports from kept sums", () => {
  test.each<[string, Partial<ReportFilter>, boolean]>([
    ["nothing narrows", {}, true],
    [
      "a course, country, chain and state",
      { courseId: "c", country: "BR", chainId: "r", state: "overdue" },
      true,
    ],
    ["a store", { storeId: "s" }, false],
    ["a group", { groupId: "g" }, false],
    ["a first day of enrolling", { from: "2026-01-01" }, false],
    ["a last day of enrolling", { chainId: "r", to: "2026-01-31" }, false],
  ])("%s: %s", (_, filter, expected) => {
    expect(storedSumsSuffice(filter)).toBe(expected);
  });

  test("older than an hour they are not shown", () => {
    expect(oldestShown(new Date("2026-11-22T12:00:00Z"))).toEqual(new Date("2026-11-22T11:00:00Z"));
  });
});
