import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, it } from "vitest";
import { blankRow, type Row } from "./rule-rows.ts";
import { type RulesValues, readRules, rebaseRules, valuesOf } from "./rules-values.ts";

const course = "5f0e6c3a-0c59-4f6e-8a55-0a1a4f0c7b11";
const whole: RuleSet = {
  schema: 1,
  base: [{ id: "a", match: { sku: "NB-1" }, points: 60, experience: 6 }],
  activities: [
    { id: "t", kind: "training", points: 10, experience: 10, once: "per_object", objectId: course },
  ],
  multipliers: [
    {
      id: "m",
      name: { "pt-BR": "Dobro" },
      factor: { numerator: 2, denominator: 1 },
      from: "2026-11-01",
      to: "2026-11-05",
      match: {},
      countries: ["BR"],
      storeGroupIds: [],
      levels: [],
      experienceToo: false,
      stacks: false,
    },
  ],
  caps: [{ id: "cap-points-per-day", kind: "points_per_day", limit: 1000 }],
};

it("§earning-rules#evaluation a rule set is edited and comes back as it was", () => {
  expect(readRules(valuesOf(whole))).toEqual({ document: whole, unread: 0 });
});

it("the budget is the campaign's own field and stays out", () => {
  const budget = { id: "budget", kind: "budget", limit: 9 } as const;
  expect(readRules(valuesOf({ ...whole, caps: [...whole.caps, budget] })).document).toEqual(whole);
});

it("what cannot be read is counted, empty lines are not", () => {
  const values = valuesOf(whole);
  const broken: RulesValues = {
    ...values,
    rows: [...values.rows, blankRow("b"), { ...blankRow("c"), points: "many" }],
    activities: values.activities.map((one) => ({ ...one, points: "" })),
    caps: { ...values.caps, points_per_week: "0" },
  };
  const { document, unread } = readRules(broken);
  expect(unread).toBe(3);
  expect([document.base.length, document.activities.length, document.caps.length]).toEqual([1, 0, 1]);
});

describe("somebody else saved first", () => {
  const rows = (...list: Row[]): RulesValues => ({ ...valuesOf(emptyRuleSet), rows: list });
  const row = (id: string, sku: string): Row => ({ ...blankRow(id), sku });
  const seen = rows(row("a", "1"), row("b", "2"), row("c", "3"));
  const skus = ({ values }: ReturnType<typeof rebaseRules>) => values.rows.map(({ sku }) => sku);

  it("lines of both meet", () => {
    const mine = rows(row("a", "1!"), row("b", "2"), row("n", "new"));
    const theirs = rows(row("a", "1"), row("b", "2?"), row("c", "3"), row("t", "their"));
    const merged = rebaseRules(seen, mine, theirs);
    expect(skus(merged)).toEqual(["1!", "2?", "their", "new"]);
    expect(merged.clashes).toEqual([]);
  });
  it.each([
    ["the same line", rows(row("a", "mine"), row("b", "2"), row("c", "3")), rows(row("a", "theirs"))],
    ["a line I deleted", rows(row("b", "2")), rows(row("a", "theirs"), row("b", "2"))],
    ["a line they deleted", rows(row("a", "mine")), rows(row("b", "2"))],
  ])("%s is told", (_, mine, theirs) => {
    expect(rebaseRules(seen, mine, theirs).clashes).toEqual(["rows"]);
  });
  it("limits one by one", () => {
    const limited = (day: string, week: string): RulesValues => {
      const values = rows();
      return { ...values, caps: { ...values.caps, points_per_day: day, points_per_week: week } };
    };
    const merged = rebaseRules(limited("1", "5"), limited("2", "5"), limited("1", "6"));
    expect(merged.values.caps).toMatchObject({ points_per_day: "2", points_per_week: "6" });
    expect(merged.clashes).toEqual([]);
    expect(rebaseRules(limited("1", ""), limited("2", ""), limited("3", "")).clashes).toEqual(["caps"]);
  });
});
