import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, it } from "vitest";
import { publishFaults } from "./publish-faults.ts";

const bare = {
  title: {},
  terms: { "pt-BR": " " },
  endsAt: "2026-11-01T03:00:00Z",
  ruleSets: [],
  state: "draft",
} as const;

it("an empty campaign says all it lacks", () => {
  expect(publishFaults({ ...bare, ruleSets: [] }, new Date("2026-11-02T00:00:00Z"))).toEqual({
    own: ["title_missing", "terms_missing", "rules_empty", "already_over"],
    rules: 0,
  });
});

it("a whole one only what its rules have wrong", () => {
  const twice = { id: "a", match: { sku: "NB-1" }, points: 60, experience: 0 };
  const document = { ...emptyRuleSet, base: [twice, { ...twice, id: "b" }] };
  const version = { id: "1", version: 1, state: "draft", effectiveFrom: "2026-10-01", document } as const;
  const open = {
    hash: null,
    note: null,
    proposedBy: null,
    proposedAt: null,
    decidedBy: null,
    decidedAt: null,
  };
  const whole = {
    ...bare,
    title: { "en-US": "Spring" },
    terms: { "en-US": "Until it ends." },
    ruleSets: [{ ...version, ...open, decisionReason: null }],
  };
  expect(publishFaults(whole, new Date("2026-10-01T00:00:00Z"))).toEqual({ own: [], rules: 1 });
});
