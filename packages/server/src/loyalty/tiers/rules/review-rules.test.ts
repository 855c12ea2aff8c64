import { reviewStates } from "@trilha/contract/loyalty/tiers/states.ts";
import { describe, expect, test } from "vitest";
import {
  appealUntil,
  mayAppeal,
  objectionTo,
  type Refused,
  type ReviewDecision,
  type Reviewed,
  type ReviewRefusal,
  refusalToExamine,
  verdictsOpenTo,
} from "./review-rules.ts";

const looked: Reviewed = {
  ...{ kind: "promotion", state: "under_review", userId: "ana", from: "basic", level: "basic" },
  ...{ lookedBy: "lia", decidedBy: null, threshold: 1_000, audited: 1_000, settled: false },
};
const waiting: Reviewed = { ...looked, state: "eligible", lookedBy: null };
const appealed: Reviewed = { ...looked, state: "appealed", decidedBy: "rui" };
const again: Reviewed = { ...looked, kind: "reassessment", from: "creator", level: "creator", audited: 0 };

describe("§states#level: who may decide", () => {
  test.each<[string, string, Reviewed, ReviewDecision, ReviewRefusal | null]>([
    ["a second person grants", "rui", looked, "grant", null],
    ["whoever looked does not grant", "lia", looked, "grant", "second_person"],
    ["whoever looked may refuse: that takes one", "lia", looked, "refuse", null],
    ["nobody about themselves", "ana", looked, "grant", "own"],
    ["nor refuses themselves", "ana", looked, "refuse", "own"],
    ["nothing that no audit confirmed", "rui", { ...looked, audited: 999 }, "grant", "awaits_audit"],
    ["which does not keep from refusing", "rui", { ...looked, audited: 0 }, "refuse", null],
    ["not before somebody looked", "rui", waiting, "grant", "wrong_state"],
    ["a refusal needs no look", "rui", waiting, "refuse", null],
    ["not once the campaign is settled", "rui", { ...looked, settled: true }, "grant", "campaign_settled"],
    ["not from a level they no longer have", "rui", { ...looked, level: "creator" }, "grant", "wrong_state"],
    ["a promotion is not kept", "rui", looked, "keep", "wrong_state"],
    ["an appeal by somebody else", "eva", appealed, "grant", null],
    ["an appeal is refused by somebody else too", "eva", appealed, "refuse", null],
    ["not by who refused", "rui", appealed, "refuse", "second_person"],
    ["nor granted by who refused", "rui", appealed, "grant", "second_person"],
    ["an appeal is not granted by who looked", "lia", appealed, "grant", "second_person"],
    ["an appeal of what nobody looked at", "eva", { ...appealed, lookedBy: null }, "grant", null],
    ["a level is kept by a second person", "rui", again, "keep", null],
    ["and lowered by one", "rui", again, "lower", null],
    ["not by who looked", "lia", again, "lower", "second_person"],
    ["nor before", "rui", { ...again, state: "eligible", lookedBy: null }, "keep", "wrong_state"],
    ["a level is not granted again", "rui", again, "grant", "wrong_state"],
  ])("%s", (_, viewer, review, verdict, objection) => {
    expect(objectionTo(viewer, review, verdict)).toBe(objection);
  });

  test.each<[string, string, Reviewed, ReviewRefusal | null]>([
    ["anybody else looks", "lia", waiting, null],
    ["not about themselves", "ana", waiting, "own"],
    ["not twice", "rui", looked, "wrong_state"],
    ["not at an appeal", "eva", appealed, "wrong_state"],
    ["not once the campaign is settled", "lia", { ...waiting, settled: true }, "campaign_settled"],
    ["at a level whose experience fell", "lia", { ...again, state: "eligible" }, null],
  ])("looking: %s", (_, viewer, review, objection) => {
    expect(refusalToExamine(viewer, review)).toBe(objection);
  });

  test.each<[string, string, Reviewed, ReturnType<typeof verdictsOpenTo>]>([
    ["all", "rui", looked, { can: ["grant", "refuse"], hindrance: null }],
    [
      "not granting what waits for audit",
      "rui",
      { ...looked, audited: 1 },
      { can: ["refuse"], hindrance: "awaits_audit" },
    ],
    ["one's own", "ana", looked, { can: [], hindrance: "own" }],
    ["one looked oneself", "lia", looked, { can: ["refuse"], hindrance: "second_person" }],
    ["not looked at yet", "rui", waiting, { can: ["refuse"], hindrance: null }],
    ["decided", "rui", { ...looked, state: "granted" }, { can: [], hindrance: null }],
    ["a level whose experience fell", "rui", again, { can: ["keep", "lower"], hindrance: null }],
  ])("what is offered: %s", (_, viewer, review, offered) => {
    expect(verdictsOpenTo(viewer, review)).toEqual(offered);
  });
});

describe("§states#level: an appeal", () => {
  const refused: Refused = {
    ...{ state: "refused", appealed: false, decidedAt: new Date("2026-05-01T02:00:00Z") },
    ...{ timeZone: "America/Sao_Paulo", reportingDays: 15, settled: false },
  };

  test("as many days as for a sale, whole days of the person's zone", () => {
    expect(appealUntil(refused)).toEqual(new Date("2026-05-16T03:00:00Z"));
    expect(mayAppeal(refused, new Date("2026-05-16T02:59:59Z"))).toBe(true);
    expect(mayAppeal(refused, new Date("2026-05-16T03:00:00Z"))).toBe(false);
  });

  test("once, and not after the campaign is settled", () => {
    expect(appealUntil({ ...refused, appealed: true })).toBeNull();
    expect(appealUntil({ ...refused, settled: true })).toBeNull();
  });

  test.each(reviewStates.filter((state) => state !== "refused"))("not of one that is %s", (state) => {
    expect(appealUntil({ ...refused, state })).toBeNull();
  });
});
