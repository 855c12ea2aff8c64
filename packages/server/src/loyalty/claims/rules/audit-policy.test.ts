import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { describe, expect, test } from "vitest";
import { type Audited, decisionObjection, reversalObjection } from "./audit-policy.ts";

const auditor = { userId: "ana", storeIds: new Set(["center"]) };
const subject: Audited = { state: "in_review", userId: "bia", storeId: "north", notBy: null, lockedBy: null };
const decision = (change: Partial<Audited>) =>
  decisionObjection(auditor, { ...subject, ...change })?.problem.code;
const reversal = (change: Partial<Audited>) =>
  reversalObjection(auditor, { ...subject, state: "accepted", ...change })?.problem.code;

describe("§loyalty#no-own-audit who decides", () => {
  test.each<[string, Partial<Audited>, string | undefined]>([
    ["anybody's but one's own", {}, undefined],
    ["not one's own report", { userId: "ana" }, "audit.own_store"],
    ["not one of the own store", { storeId: "center" }, "audit.own_store"],
    ["an appeal, somebody else", { state: "appealed", notBy: "ana" }, "audit.decided_before"],
    ["an appeal somebody else decided on", { state: "appealed", notBy: "caio" }, undefined],
    ["what one has open", { lockedBy: { id: "ana", name: "Ana" } }, undefined],
    ["not what somebody else has open", { lockedBy: { id: "caio", name: "Caio" } }, "audit.locked"],
  ])("%s", (_, change, code) => {
    expect(decision(change)).toBe(code);
  });

  test("who has it open is named", () => {
    const locked = decisionObjection(auditor, { ...subject, lockedBy: { id: "caio", name: "Caio" } });
    expect(locked?.params).toEqual({ name: "Caio" });
  });
});

describe("§states#claims sales can be reproved", () => {
  test.each(claimStates)("%s", (state) => {
    const decided = state === "in_review" || state === "appealed" ? undefined : "sales.wrong_state";
    const reversed = state === "accepted" || state === "auto_accepted" ? undefined : "sales.wrong_state";
    expect([decision({ state }), reversal({ state })]).toEqual([decided, reversed]);
  });

  test("nobody takes back what their own store sold", () => {
    expect([reversal({ storeId: "center" }), reversal({ userId: "ana" })]).toEqual([
      "audit.own_store",
      "audit.own_store",
    ]);
  });
});
