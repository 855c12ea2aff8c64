import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, it } from "vitest";
import { publishFaults } from "./publish-faults.ts";

const bare: Parameters<typeof publishFaults>[0] = {
  title: {},
  terms: { "pt-BR": " " },
  countries: [{ country: "BR", timeZone: "America/Sao_Paulo", beginsOn: "2026-10-01", endsOn: "2026-10-31" }],
  endsAt: "2026-11-01T03:00:00Z",
  ruleSets: [],
  state: "draft",
};

it("an empty campaign says all it lacks", () => {
  const { own, rules } = publishFaults({ ...bare, ruleSets: [] }, new Date("2026-11-02T00:00:00Z"));
  expect(own.map(({ kind }) => kind)).toEqual([
    "title_missing",
    "terms_missing",
    "rules_empty",
    "already_over",
  ]);
  expect(rules).toBe(0);
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
    title: { "pt-BR": "Primavera" },
    terms: { "pt-BR": "Até acabar." },
    ruleSets: [{ ...version, ...open, decisionReason: null }],
  };
  expect(publishFaults(whole, new Date("2026-10-01T00:00:00Z"))).toEqual({ own: [], rules: 1 });
});
