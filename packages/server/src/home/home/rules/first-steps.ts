// Home, the first days (§routes#first-steps): what somebody new does once, ticked as it is done, gone when all is.

import type { ModuleFlags } from "@trilha/contract/core/modules.ts";

const newcomerDays = 30;

export interface FirstStepFacts {
  readonly now: Date;
  readonly memberSince: Date;
  /** Staff have an office to look after, and no first sale to report. */
  readonly isStaff: boolean;
  readonly modules: ModuleFlags;
  readonly profileCompleteness: number;
  readonly hasSignedUp: boolean;
  readonly hasLearned: boolean;
  readonly hasReported: boolean;
}

export interface FirstStep {
  readonly kind: "complete_profile" | "join_campaign" | "start_course" | "report_sale";
  readonly done: boolean;
}

/** Steps in the order they are taken; none for staff, after the first days, and once all of them are done. */
export function firstSteps(facts: FirstStepFacts): FirstStep[] {
  const { now, memberSince, isStaff, modules } = facts;
  if (isStaff || now.getTime() - memberSince.getTime() > newcomerDays * 86_400_000) return [];
  const candidates: readonly [wanted: boolean | undefined, step: FirstStep][] = [
    [modules.has_profile, { kind: "complete_profile", done: facts.profileCompleteness >= 100 }],
    [modules.has_campaigns, { kind: "join_campaign", done: facts.hasSignedUp }],
    [modules.has_courses, { kind: "start_course", done: facts.hasLearned }],
    [modules.has_sales, { kind: "report_sale", done: facts.hasReported }],
  ];
  const steps = candidates.filter(([wanted]) => wanted).map(([, step]) => step);
  return steps.every(({ done }) => done) ? [] : steps;
}
