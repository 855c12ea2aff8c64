import { acceptanceDefaults } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { describe, expect, it } from "vitest";
import { checkAcceptance, settingsOf, valuesOf } from "./acceptance-form.ts";

describe("the form of automatic acceptance", () => {
  const values = valuesOf(acceptanceDefaults);

  it("sends what it shows", () => {
    expect(settingsOf(values)).toEqual(acceptanceDefaults);
    expect(settingsOf({ ...values, share: "12,5" }).share).toBe(125);
    expect(checkAcceptance(values)).toEqual({});
  });

  it.each([
    [{ share: "101" }, "share"],
    [{ newcomerRate: "" }, "newcomerRate"],
    [{ unitsPerSale: "0" }, "unitsPerSale"],
    [{ pointsPerWeek: "-1" }, "pointsPerWeek"],
    [{ unitsPerWeek: "50001" }, "unitsPerWeek"],
  ])("%j is no value", (change, field) => {
    expect(Object.keys(checkAcceptance({ ...values, ...change }))).toEqual([field]);
  });
});
