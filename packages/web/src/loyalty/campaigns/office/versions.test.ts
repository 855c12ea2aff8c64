import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, it } from "vitest";
import type { RuleSetVersion } from "./campaigns-office.queries.ts";
import { proposedOf, rulesShown } from "./versions.ts";

const version = (number: number, state: RuleSetVersion["state"]): RuleSetVersion => ({
  id: String(number),
  version: number,
  state,
  effectiveFrom: "2026-10-01",
  hash: null,
  note: null,
  document: { ...emptyRuleSet, caps: [{ id: "x", kind: "points_per_day", limit: number }] },
  proposedBy: null,
  proposedAt: null,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
});
const shown = (state: "draft" | "validated" | "running", ...states: RuleSetVersion["state"][]) =>
  rulesShown({ state, ruleSets: states.map((one, at) => version(at + 1, one)) }).document.caps[0]?.limit;

it("shows the draft, else what waits, else what is in force", () => {
  expect(shown("draft", "refused", "draft")).toBe(2);
  expect(shown("validated", "refused", "proposed")).toBe(2);
  expect(shown("running", "approved")).toBe(1);
  expect(shown("running", "approved", "approved")).toBe(2);
  expect(shown("draft")).toBeUndefined();
});

it("§earning-rules#addenda of a running campaign an addendum that waits is not in force", () => {
  expect(shown("running", "approved", "proposed")).toBe(1);
  expect(proposedOf({ ruleSets: [version(1, "approved"), version(2, "proposed")] })?.version).toBe(2);
});
