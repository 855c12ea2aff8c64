import { describe, expect, it } from "vitest";
import { type AlreadyAwarded, evaluateActivity } from "./evaluate-activity.ts";
import { type ActivityFacts, noCounters } from "./evaluation.ts";
import { type ActivityRule, type Cap, emptyRuleSet } from "./rule-set.ts";

const course = "00000000-0000-4000-8000-000000000001";
const nothingYet: AlreadyAwarded = { object: false, day: false, week: false, campaign: false };
const facts: ActivityFacts = {
  kind: "training",
  objectId: course,
  date: "2026-11-21",
  country: "BR",
  level: "basic",
};
const rule = (id: string, over: Partial<ActivityRule> = {}): ActivityRule => ({
  id,
  kind: "training",
  points: 40,
  experience: 30,
  once: "per_object",
  ...over,
});
const evaluate = (
  activities: ActivityRule[],
  already = nothingYet,
  caps: Cap[] = [],
  counters = noCounters,
) => evaluateActivity({ ...emptyRuleSet, activities, caps }, facts, counters, already);

describe("§earning-rules#training-points points for activities", () => {
  it("a fixed amount, with its reason", () => {
    expect(evaluate([rule("any")])).toEqual({
      awarded: true,
      points: 40,
      experience: 30,
      trace: [{ step: "activity", ruleId: "any", kind: "training", points: 40, experience: 30 }],
    });
  });

  it("a rule for this very object wins", () => {
    const activities = [rule("any"), rule("this", { objectId: course, points: 70 })];
    expect(evaluate(activities)).toMatchObject({ awarded: true, points: 70 });
  });

  it.each([
    [[], "nothing has a worth"],
    [[rule("photo", { kind: "photo" })], "only another kind has"],
    [[rule("other", { objectId: "00000000-0000-4000-8000-000000000002" })], "only another object has"],
  ])("no rule: %j (%s)", (activities) => {
    expect(evaluate(activities)).toEqual({ awarded: false, reason: { kind: "no_rule" } });
  });

  it.each([
    ["per_object", "object"],
    ["per_day", "day"],
    ["per_week", "week"],
    ["per_campaign", "campaign"],
  ] as const)("%s: refused after one in this %s, paid after others", (once, reach) => {
    const all = { object: true, day: true, week: true, campaign: true };
    expect(evaluate([rule("a", { once })], { ...nothingYet, [reach]: true })).toEqual({
      awarded: false,
      reason: { kind: "already_awarded", ruleId: "a", once: reach },
    });
    expect(evaluate([rule("a", { once })], { ...all, [reach]: false }).awarded).toBe(true);
    expect(evaluate([rule("a", { once: "always" })], all).awarded).toBe(true);
  });

  it.each<[Cap["kind"], number]>([
    ["points_per_day", 10],
    ["points_per_week", 10],
    ["points_per_campaign", 10],
    ["budget", 10],
    ["points_per_invoice", 40],
    ["points_per_store", 40],
    ["units_per_line", 40],
    ["lines_per_invoice", 40],
  ])("a limit of 50 %s with 40 used leaves %i points and all experience", (kind, points) => {
    const used = { day: 40, week: 40, campaign: 40, store: 40, budget: 40 };
    const result = evaluate([rule("a")], nothingYet, [{ id: "cap", kind, limit: 50 }], used);
    expect(result).toMatchObject({ awarded: true, points, experience: 30 });
  });
});
