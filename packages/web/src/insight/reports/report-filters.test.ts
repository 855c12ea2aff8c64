import { describe, expect, it } from "vitest";
import {
  auditQueryOf,
  campaignOf,
  comparedOf,
  pointsQueryOf,
  redemptionQueryOf,
  salesQueryOf,
  textsOf,
} from "./report-filters.ts";

const id = "0192f0c1-2345-7abc-8def-0123456789ab";

describe("what the address asks of a figure", () => {
  it("is what the page can mean; the rest is left out", () => {
    const values = {
      campaignId: id,
      from: "2026-03-01",
      to: "soon",
      by: "brand",
      country: "BR",
      moon: "full",
    };
    expect(salesQueryOf(values)).toEqual({ campaignId: id, from: "2026-03-01", by: "brand", country: "BR" });
    expect(pointsQueryOf(values)).toEqual({ campaignId: id, from: "2026-03-01" });
    expect(auditQueryOf({ by: "reason", type: "photo", campaignId: "x" })).toEqual({
      by: "reason",
      type: "photo",
    });
    expect(redemptionQueryOf({ ...values, by: "reward" })).toMatchObject({ by: "reward", country: "BR" });
    expect([campaignOf(values), campaignOf({ campaignId: "x" })]).toEqual([id, undefined]);
    expect(salesQueryOf({})).toEqual({});
  });

  it("names six campaigns at most", () => {
    expect(comparedOf({})).toBeUndefined();
    expect(comparedOf({ campaignIds: `${id},moon` })).toEqual([id]);
    expect(comparedOf({ campaignIds: Array(9).fill(id).join(",") })).toHaveLength(6);
  });

  it("goes into a file as texts", () => {
    expect(textsOf({ by: "week", limit: 3 })).toEqual({ by: "week", limit: "3" });
  });
});
