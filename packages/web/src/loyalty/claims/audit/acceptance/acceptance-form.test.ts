import { acceptanceDefaults } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { describe, expect, it } from "vitest";
import { checkAcceptance, settingsOf, valuesOf } from "./acceptance-form.ts";

describe("the form of automatic acceptance", () => {
  const values = valuesOf(acceptanceDefaults, "pt-BR");

  it("sends what it shows", () => {
    expect(settingsOf(values)).toEqual(acceptanceDefaults);
    expect(settingsOf({ ...values, share: "12,5" }).share).toBe(125);
    expect(valuesOf({ ...acceptanceDefaults, share: 125 }, "pt-BR").share).toBe("12,5");
    expect(checkAcceptance(values)).toEqual({});
  });

  it.each([
    [{ share: "101" }, "share", { code: "too_big", params: { maximum: 100 } }],
    [{ share: "12,55" }, "share", { code: "not_a_number" }],
    [{ newcomerRate: "" }, "newcomerRate", { code: "required" }],
    [{ unitsPerSale: "0" }, "unitsPerSale", { code: "too_small", params: { minimum: 1 } }],
    [{ pointsPerWeek: "-1" }, "pointsPerWeek", { code: "not_a_number" }],
    [{ unitsPerWeek: "50001" }, "unitsPerWeek", { code: "too_big", params: { maximum: 50_000 } }],
  ])("%j is refused with its bound", (change, field, wrong) => {
    expect(checkAcceptance({ ...values, ...change })).toEqual({ [field]: wrong });
  });
});
