import { describe, expect, it } from "vitest";
import { reportByOf, reportOf } from "./enrolment-filters.ts";
import { enrolmentList } from "./enrolments.queries.ts";

const id = "0192f0c1-2345-7abc-8def-0123456789ab";

describe("§entities#filters of enrolments and reports, as the address says them", () => {
  it("what means something is asked for", () => {
    expect(enrolmentList.read({ search: " ana ", state: "blocked", overdue: "true", storeId: id })).toEqual({
      ...{ search: "ana", state: "blocked", overdue: "true", storeId: id },
    });
    expect(reportOf({ country: "BR", state: "overdue", from: "2026-01-01", courseId: id })).toEqual({
      ...{ country: "BR", state: "overdue", from: "2026-01-01", courseId: id },
    });
    expect(reportByOf({ by: "store" })).toBe("store");
  });

  it("what means nothing is left out", () => {
    expect(enrolmentList.read({ search: " ", state: "x", overdue: "no", groupId: "1" })).toEqual({});
    expect(reportOf({ country: "XX", from: "2026-99-99", to: "amanhã", chainId: "x" })).toEqual({});
    expect(reportByOf({ by: "planet" })).toBe("course");
  });
});
