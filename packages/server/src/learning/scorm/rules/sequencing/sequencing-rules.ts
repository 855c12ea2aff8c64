// Rules and limits of one activity, in logic of three values: undefined is unknown.
import type { ManifestRule } from "@trilha/contract/learning/content/manifest.ts";
import { isTracked, type Sequencer, standingOf, type TreeActivity } from "./activity-tree.ts";
import { completedOf, readValue, satisfiedOf } from "./tracking.ts";

type RuleKind = "preConditionRules" | "exitConditionRules" | "postConditionRules";
type Truth = boolean | undefined;

/** Sequencing Rules Check (UP.2): the action of the first rule that holds, of those asked for. */
export function ruleAction(
  sequencer: Sequencer,
  activity: TreeActivity,
  kind: RuleKind,
  actions: readonly string[],
): string | undefined {
  const rules = activity.definition.sequencingRules?.[kind] ?? [];
  return rules.find(({ action, ...rule }) => actions.includes(action) && holds(sequencer, activity, rule))
    ?.action;
}

export const isRuled = (sequencer: Sequencer, activity: TreeActivity, action: string): boolean =>
  ruleAction(sequencer, activity, "preConditionRules", [action]) !== undefined;

function holds(
  sequencer: Sequencer,
  activity: TreeActivity,
  { conditions, conditionCombination }: Omit<ManifestRule, "action">,
): boolean {
  const truths = conditions.map(({ condition, operator, referencedObjective, parameters }) => {
    const index = referencedObjective
      ? activity.objectives.findIndex(({ id }) => id === referencedObjective)
      : 0;
    const truth =
      index < 0 ? undefined : truthOf(sequencer, activity, condition, index, parameters?.threshold, true);
    return operator === "not" ? negated(truth) : truth;
  });
  return combined(truths, conditionCombination) === true;
}

export const negated = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

/** Conditions of a rule together; none hold never. */
export function combined(truths: readonly Truth[], combination: "all" | "any"): Truth {
  if (truths.length === 0) return undefined;
  const decides = combination === "any";
  if (truths.includes(decides)) return decides;
  return truths.includes(undefined) ? undefined : !decides;
}

/** A condition of a sequencing rule or of a rollup rule (UP.2.1, RB.1.4.1). */
export function truthOf(
  sequencer: Sequencer,
  activity: TreeActivity,
  condition: string,
  index = 0,
  threshold = 0,
  earlier = false,
): Truth {
  // Activities that are not tracked: nothing is known of them.
  if (!isTracked(activity) && condition !== "always") return /Known$/.test(condition) ? false : undefined;
  const measure = () => readValue(sequencer, activity, "measure", index, earlier);
  switch (condition) {
    case "satisfied":
      return satisfiedOf(sequencer, activity, index, earlier);
    case "objectiveStatusKnown":
      return satisfiedOf(sequencer, activity, index, earlier) !== undefined;
    case "objectiveMeasureKnown":
      return measure() !== undefined;
    case "objectiveMeasureGreaterThan":
      return compared(measure(), (value) => value > threshold);
    case "objectiveMeasureLessThan":
      return compared(measure(), (value) => value < threshold);
    case "completed":
      return completedOf(sequencer, activity, earlier);
    case "activityProgressKnown":
    case "progressKnown":
      return completedOf(sequencer, activity, earlier) !== undefined;
    case "attempted":
      return standingOf(sequencer, activity).attempts > 0;
    case "attemptLimitExceeded":
      return isSpent(sequencer, activity);
    case "always":
      return true;
    default:
      // Limits of time are not evaluated, as the standard leaves it open.
      return undefined;
  }
}

const compared = (value: number | undefined, test: (value: number) => boolean): Truth =>
  value === undefined ? undefined : test(value);

function isSpent(sequencer: Sequencer, activity: TreeActivity): boolean {
  const { attemptLimit } = activity.definition;
  return attemptLimit !== undefined && standingOf(sequencer, activity).attempts >= attemptLimit;
}

/** Check Activity (UP.5): true, it may not be delivered now; what is under way is within its limits (UP.1). */
export function isClosed(sequencer: Sequencer, activity: TreeActivity): boolean {
  if (isRuled(sequencer, activity, "disabled")) return true;
  const { active, suspended } = standingOf(sequencer, activity);
  return !active && !suspended && isSpent(sequencer, activity);
}
