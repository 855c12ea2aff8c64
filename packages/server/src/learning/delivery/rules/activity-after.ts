// §learning#completion Activities state: what an activity comes to by what was done with it. Nothing reached is ever taken back.
import { type CompletionRule, completionOf } from "@trilha/contract/learning/delivery/completion.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import type { ActivityRecord } from "@trilha/contract/learning/delivery/steps.ts";

export type ReportedOutcome = "completed" | "passed" | "failed" | null;

/** Work of a person. */
export interface ActivityWork {
  record: ActivityRecord;
  state: ActivityState;
  percent: number;
  /** Percent. */
  score: number | null;
  verdict: ReportedOutcome;
}

/** State and percent by the activity's rule; null: it has nothing to complete. */
export function judged(work: ActivityWork, rule: CompletionRule | null): ActivityWork {
  if (work.state === "finished") return work;
  const { seen, size, seconds } = work.record;
  const { score, verdict } = work;
  const reached = rule ? completionOf(rule, { opened: true, seen, size, seconds, score, verdict }) : 0;
  const percent = Math.max(work.percent, reached);
  if (percent === 100) return { ...work, percent, state: "finished" };
  return { ...work, percent, state: verdict === "failed" ? "reproved" : "in_progress" };
}

/** Verdict of a package, in one word; null: nothing yet. Who has not come to the end has not failed yet. */
export function verdictOf(report: {
  completion: "completed" | "incomplete" | "unknown";
  success: "passed" | "failed" | "unknown";
}): ReportedOutcome {
  if (report.success === "passed") return "passed";
  if (report.success === "failed" && report.completion !== "incomplete") return "failed";
  return report.completion === "completed" ? "completed" : null;
}

/** Later of two verdicts: passing is never lost, silence takes nothing back, else the later one counts. */
export function laterVerdict(before: ReportedOutcome, now: ReportedOutcome): ReportedOutcome {
  return before === "passed" ? before : (now ?? before);
}

/** The better of two scores, in percent with two decimals. */
export function betterScore(before: number | null, now: number | null): number | null {
  if (now === null || Number.isNaN(now)) return before;
  const score = Math.round(Math.min(100, Math.max(0, now)) * 100) / 100;
  return before === null ? score : Math.max(before, score);
}
