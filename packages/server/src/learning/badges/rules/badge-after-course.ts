// §earning-rules#training-points What a course gives: the badges it counts for, with what each asks besides. A preview, never a promise.

import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import {
  type EligibilityFacts,
  evaluateEligibility,
  isEligible,
  type Missing,
} from "@trilha/contract/members/eligibility/evaluate.ts";

/**
 * Condition of a badge beside finishing a course or trail; undefined: it does not lean on this one. It does where its
 * rule names it, or where finishing it is all that is still missing, such as the fifth of five courses.
 */
export function missingAfterCourse(
  rule: Eligibility,
  course: { id: string; kind: CourseKind },
  facts: EligibilityFacts,
): readonly Missing[] | undefined {
  const finished = afterFinishing(course, facts);
  if (!asksFor(rule, course.id) && !(isEligible(rule, finished) && !isEligible(rule, facts)))
    return undefined;
  return evaluateEligibility(rule, finished).missing;
}

/** Whether a rule asks that a training is completed; what is only for those who have not asks nothing. */
export function asksFor(rule: Eligibility, id: string, negated = false): boolean {
  if ("all" in rule) return rule.all.some((branch) => asksFor(branch, id, negated));
  if ("any" in rule) return rule.any.some((branch) => asksFor(branch, id, negated));
  if ("not" in rule) return asksFor(rule.not, id, !negated);
  return !negated && "training" in rule && rule.training === id;
}

/** Facts of a person once they have finished it; finished before, it counts no second time. */
function afterFinishing(
  { id, kind }: { id: string; kind: CourseKind },
  facts: EligibilityFacts,
): EligibilityFacts {
  if (facts.trainingIds.has(id)) return facts;
  const { counts } = facts;
  const counted = kind === "course" ? "courses" : "trails";
  return {
    ...facts,
    trainingIds: new Set([...facts.trainingIds, id]),
    ...(counts && { counts: { ...counts, [counted]: counts[counted] + 1 } }),
  };
}
