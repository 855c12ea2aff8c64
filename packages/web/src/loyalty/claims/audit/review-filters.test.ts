import { describe, expect, it } from "vitest";
import { claimsOf, queueOf } from "./review-filters.ts";

describe("the queue in the address", () => {
  it("is narrowed by what it knows", () => {
    const values = { type: "photo", country: "MX", signal: "same_file" };
    expect(queueOf(values)).toEqual({ subjectType: "photo", country: "MX", signal: "same_file" });
  });

  it("leaves out what cannot be", () => {
    expect(queueOf({ type: "order", country: "XX", signal: "ghost" })).toEqual({});
  });
});

describe("all reports in the address", () => {
  it("are sales unless said", () => {
    expect(claimsOf({ search: " 0012 ", state: "reversed" })).toEqual({
      subjectType: "claim",
      search: "0012",
      state: "reversed",
    });
    expect(claimsOf({ type: "photo", state: "lost" })).toEqual({ subjectType: "photo" });
  });
});
