import { describe, expect, it } from "vitest";
import { attemptList, personResultList, resultsOf, testByOf } from "./results.queries.ts";

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

  it("shows people unless the address names another kind of rows, and those who passed or not", () => {
    expect([testByOf({}), testByOf({ by: "store" }), testByOf({ by: "moon" })]).toEqual([
      ...["person", "store", "person"],
    ]);
    expect(personResultList.read({ passed: "true" })).toEqual({ passed: "true" });
    expect(personResultList.read({ passed: "maybe" })).toEqual({});
  });
});
