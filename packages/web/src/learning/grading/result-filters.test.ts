import { describe, expect, it } from "vitest";
import { passedOf, resultsOf, testByOf } from "./result-filters.ts";
import { attemptList } from "./results.queries.ts";

const id = "0192f0c1-2345-7abc-8def-0123456789ab";

describe("§entities#course-test results as the address says them", () => {
  it("keeps what can be meant and leaves the rest out", () => {
    expect(resultsOf({ country: "BR", storeId: id, groupId: "x", from: "2026-01-01", to: "soon" })).toEqual({
      ...{ country: "BR", storeId: id, from: "2026-01-01" },
    });
    expect(attemptList.read({ courseId: id, userId: "1", state: "asleep", search: "  ana " })).toEqual({
      ...{ courseId: id, search: "ana" },
    });
  });

  it("shows people unless asked otherwise, and whoever passed or not where asked", () => {
    expect([testByOf({}), testByOf({ by: "store" }), testByOf({ by: "moon" })]).toEqual([
      ...["person", "store", "person"],
    ]);
    expect([passedOf({ passed: "true" }), passedOf({ passed: "maybe" })]).toEqual(["true", undefined]);
  });
});
