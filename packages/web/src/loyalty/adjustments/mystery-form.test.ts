import { expect, it } from "vitest";
import { checkMystery, emptyMystery, mysteryOf } from "./mystery-form.ts";

it("§earning-rules#mystery-customer a mystery-customer action has a campaign, a store, a day, a reason and people", () => {
  expect(checkMystery(emptyMystery)).toEqual({
    campaignId: "required",
    storeId: "required",
    date: "required",
    reason: "required",
  });
  const values = { ...emptyMystery, campaignId: "c", storeId: "s", date: "2026-03-01", reason: " Visita " };
  expect(checkMystery(values)).toEqual({ userIds: "too_few" });
  const whole = { ...values, userIds: ["u"] };
  expect(checkMystery(whole)).toEqual({});
  expect(mysteryOf(whole, true)).toEqual({
    campaignId: "c",
    storeId: "s",
    date: "2026-03-01",
    userIds: ["u"],
    reason: "Visita",
    dryRun: true,
  });
});
