import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import { describe, expect, test } from "vitest";
import { homeAddress } from "../../../../test/home-address.ts";
import { judgeRedeem, type RedeemFacts } from "./redeem.ts";

const now = new Date("2026-11-20T12:00:00Z");
const before = new Date("2026-11-20T11:59:59Z");
const after = new Date("2026-11-20T12:00:01Z");
const person: EligibilityFacts = {
  ...{ level: "basic", country: "BR", retailerIds: [], storeGroupIds: [], companyId: null },
  ...{ areas: [], brandIds: [], storeIds: [], groupIds: [] },
  ...{ jobProfile: "salesperson", trainingIds: new Set(), enrolledDays: 3 },
};
const offer: RedeemFacts["offer"] = {
  offered: true,
  price: 100,
  delivery: "shipped",
  redeem: { from: null, until: null },
  eligibility: { all: [] },
};
const fine: RedeemFacts = { now, open: true, country: "BR", person, offer, price: 100, address: homeAddress };
const words = { moment: (at: Date) => at.toISOString(), training: (id: string) => `training ${id}` };
const id = "0198f0c8-0000-7000-8000-000000000001";
const other = "0198f0c8-0000-7000-8000-000000000002";

const judged = (facts: Partial<RedeemFacts>, request: Partial<RedeemFacts["offer"]> = {}) => {
  const refusal = judgeRedeem({ ...fine, ...facts, offer: { ...offer, ...request } }, words);
  return refusal && [refusal.problem.code, refusal.params];
};

describe("§validation#redemption", () => {
  test("nothing speaks against it", () => {
    expect(judged({})).toBeUndefined();
  });

  test.each<[string, Partial<RedeemFacts>, Partial<RedeemFacts["offer"]>, string, object]>([
    ["no campaign to pay from", { open: false }, {}, "orders.no_campaign", {}],
    ["no longer offered", {}, { offered: false }, "rewards.not_available", {}],
    ["closed now", {}, { redeem: { from: null, until: now } }, "orders.closed", { until: now.toISOString() }],
    [
      "opens later",
      {},
      { redeem: { from: after, until: null } },
      "orders.not_open",
      { from: after.toISOString() },
    ],
    ["another price", { price: 99 }, {}, "rewards.price_changed", { price: 100 }],
    [
      "a level missing",
      {},
      { eligibility: { level: "creator" } },
      "orders.level_missing",
      { level: "Creator" },
    ],
    ["made for others", {}, { eligibility: { country: ["AR"] } }, "orders.not_for_you", {}],
    ["enrolled too short", {}, { eligibility: { enrolledFor: 4 } }, "orders.not_for_you", {}],
    [
      "trainings missing",
      {},
      { eligibility: { all: [{ training: id }, { training: other }] } },
      "orders.training_missing",
      { trainings: `training ${id}, training ${other}` },
    ],
    ["no address", { address: undefined }, {}, "orders.address_wrong", {}],
    ["an address for a code", {}, { delivery: "digital" }, "orders.address_wrong", {}],
  ])("§messages#redeem: %s", (_, facts, request, code, params) => {
    expect(judged(facts, request)).toEqual([code, params]);
  });

  test("the window includes its first moment and not its last", () => {
    expect(judged({}, { redeem: { from: now, until: after } })).toBeUndefined();
    expect(judged({}, { redeem: { from: before, until: now } })?.[0]).toBe("orders.closed");
  });

  test("an address is told field by field", () => {
    const refusal = judgeRedeem({ ...fine, address: { ...homeAddress, zipCode: "", state: "XX" } }, words);
    expect(refusal?.fields).toEqual([
      { path: "body.address.zipCode", code: "required" },
      { path: "body.address.state", code: "area_unknown" },
    ]);
  });
});
