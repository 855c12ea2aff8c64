import { compileRuleSet } from "./compile.ts";
import type { ActivityFacts, Counters, TraceStep } from "./evaluation.ts";
import { type LineEarnings, trimPoints } from "./limits.ts";
import type { ActivityRule, CapKind, RuleSet } from "./rule-set.ts";

/** Earlier awards of this person for this kind of activity, within each rule's reach. */
export interface AlreadyAwarded {
  readonly object: boolean;
  readonly day: boolean;
  readonly week: boolean;
  readonly campaign: boolean;
}

export type ActivityEvaluation =
  | {
      readonly awarded: true;
      readonly points: number;
      readonly experience: number;
      readonly trace: TraceStep[];
    }
  | { readonly awarded: false; readonly reason: ActivityRefusal };

/** No rule for it, or the rule has paid already: for this object, or in this day, week or campaign. */
export type ActivityRefusal =
  | { readonly kind: "no_rule" }
  | { readonly kind: "already_awarded"; readonly ruleId: string; readonly once: keyof AlreadyAwarded };

const reach: Readonly<Record<ActivityRule["once"], keyof AlreadyAwarded | null>> = {
  per_object: "object",
  per_day: "day",
  per_week: "week",
  per_campaign: "campaign",
  always: null,
};

/** The limits that trim what an activity gives. It has no invoice, and a store's limit is about what it sells. */
export const activityLimits = [
  "points_per_day",
  "points_per_week",
  "points_per_campaign",
  "budget",
] as const satisfies readonly CapKind[];
export type ActivityLimit = (typeof activityLimits)[number];

/**
 * §earning-rules#training-points What training, a webinar, an event, a photo or a mystery-customer action earns: a fixed amount, once per object
 * or period. Promotions are about sales and leave it alone; the person's limits and the budget trim its points.
 */
export function evaluateActivity(
  ruleSet: RuleSet,
  facts: ActivityFacts,
  counters: Counters,
  already: AlreadyAwarded,
): ActivityEvaluation {
  const rule = activityRuleFor(ruleSet, facts);
  if (!rule) return { awarded: false, reason: { kind: "no_rule" } };
  const once = reach[rule.once];
  if (once && already[once]) {
    return { awarded: false, reason: { kind: "already_awarded", ruleId: rule.id, once } };
  }
  const { id, kind, points, experience } = rule;
  const earned: LineEarnings = {
    name: id,
    points,
    experience,
    trace: [{ step: "activity", ruleId: id, kind, points, experience }],
  };
  trimPoints(compileRuleSet(ruleSet).limits, counters, [earned], activityLimits);
  return { awarded: true, points: earned.points, experience, trace: earned.trace };
}

/** The limit that left an activity what it gives: the last that took from it. Null: none did. */
export function limitedBy(trace: readonly TraceStep[]): ActivityLimit | null {
  const step = trace.findLast((step) => step.step === "cap");
  return (step?.step === "cap" && activityLimits.find((kind) => kind === step.kind)) || null;
}

/** A rule for this very object wins over one for any. */
function activityRuleFor(ruleSet: RuleSet, facts: ActivityFacts): ActivityRule | undefined {
  const rules = ruleSet.activities.filter(({ kind }) => kind === facts.kind);
  return (
    rules.find(({ objectId }) => objectId !== undefined && objectId === facts.objectId) ??
    rules.find(({ objectId }) => objectId === undefined)
  );
}
