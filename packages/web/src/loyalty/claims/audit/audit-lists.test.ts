import { describe, expect, it } from "vitest";
import { claimList, queueList, typeOf } from "./audit.queries.ts";

describe("the queue in the address", () => {
  it("is narrowed by what it knows", () => {
    const values = { type: "photo", country: "MX", signal: "same_file" };
    expect(queueList.read(values)).toEqual({ subjectType: "photo", country: "MX", signal: "same_file" });
  });

  it("also by campaign, risk, points and days in it", () => {
    const campaignId = crypto.randomUUID();
    const values = { campaignId, risk: "50", points: "1000", waitsDays: "3" };
    expect(queueList.read(values)).toEqual(values);
    expect(queueList.read({ campaignId: "x", risk: "51", points: "-1", waitsDays: "many" })).toEqual({});
  });

  it("leaves out what cannot be", () => {
    expect(queueList.read({ type: "order", country: "XX", signal: "ghost" })).toEqual({});
  });
});

describe("all reports in the address", () => {
  it("are sales unless said", () => {
    expect(claimList.read({ search: " 0012 ", state: "reversed" })).toEqual({
      search: "0012",
      state: "reversed",
    });
    expect(claimList.read({ type: "photo", state: "lost" })).toEqual({});
    expect(typeOf({})).toBe("claim");
    expect(typeOf({ type: "photo" })).toBe("photo");
  });
});
