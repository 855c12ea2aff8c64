import { describe, expect, it } from "vitest";
import { type AdjustmentValues, adjustmentOf, checkAdjustment, emptyAdjustment } from "./adjustment-form.ts";

const values = (changes: Partial<AdjustmentValues> = {}): AdjustmentValues => ({
  ...emptyAdjustment,
  campaignId: "c",
  userId: "u",
  points: "1.500",
  reason: " Bônus ",
  ...changes,
});
const wrong = (changes: Partial<AdjustmentValues>) =>
  Object.entries(checkAdjustment(values(changes))).map(([path, { code }]) => `${path} ${code}`);

describe("§earning-rules#adjustments a manual adjustment", () => {
  it("gives, or takes back, whole points", () => {
    const body = { campaignId: "c", userId: "u", reason: "Bônus" };
    expect(adjustmentOf(values({ experience: "20" }))).toEqual({ ...body, points: 1500, experience: 20 });
    expect(adjustmentOf(values({ direction: "take", experience: "20" }))).toEqual({
      ...body,
      points: -1500,
      experience: 0,
    });
    expect(adjustmentOf(values({ direction: "take", points: "" })).points).toBe(0);
  });

  it("says what is missing or no amount", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ campaignId: "", userId: "", reason: " " })).toEqual([
      "campaignId required",
      "userId required",
      "reason required",
    ]);
    expect(wrong({ points: "1,5" })).toEqual(["points not_a_number"]);
    expect(wrong({ points: "-5" })).toEqual(["points not_a_number"]);
    expect(wrong({ points: "100001" })).toEqual(["points too_big"]);
    expect(wrong({ points: "" })).toEqual(["points required"]);
    expect(wrong({ points: "", experience: "5" })).toEqual([]);
    expect(wrong({ points: "", experience: "5", direction: "take" })).toEqual(["points required"]);
  });
});
