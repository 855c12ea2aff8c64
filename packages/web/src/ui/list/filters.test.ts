import { describe, expect, it } from "vitest";
import { activeFilters, withFilters } from "./filters.ts";

describe("filters in the address", () => {
  it("keeps what was there, takes the change and drops what is empty", () => {
    expect(withFilters({ search: "ana", status: "active" }, { status: "", role: "auditor" })).toEqual({
      search: "ana",
      role: "auditor",
    });
  });

  it("counts only the narrowing ones", () => {
    expect(activeFilters({ search: "a", status: "active", role: "" }, ["status", "role"])).toBe(1);
  });
});
