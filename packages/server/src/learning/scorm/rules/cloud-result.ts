import type { CloudProgress } from "@trilha/contract/learning/scorm/shapes.ts";
import type { CompletionStatus, Success } from "./status.ts";

export interface CloudResult {
  completion: CompletionStatus;
  success: Success;
  /** Percent. */
  score: number | null;
  totalSeconds: number;
}

/**
 * A registration after what SCORM Cloud said of it. It may say things twice and late: what was reached stays, so the
 * order makes no difference. Scores are 0 to 100 there, though "scaled" is what they are called.
 */
export function resultAfter(before: CloudResult, report: CloudProgress): CloudResult {
  const completion = report.registrationCompletion?.toUpperCase();
  const success = report.registrationSuccess?.toUpperCase();
  const scaled = report.score?.scaled;
  const score =
    typeof scaled === "number" ? Math.round(Math.min(100, Math.max(0, scaled)) * 1_000) / 1_000 : null;
  const seconds = Math.min(2_000_000_000, Math.max(0, Math.floor(report.totalSecondsTracked ?? 0)));
  return {
    completion: completion === "COMPLETED" || before.completion === "completed" ? "completed" : "incomplete",
    success:
      success === "PASSED" || before.success === "passed"
        ? "passed"
        : success === "FAILED" || before.success === "failed"
          ? "failed"
          : "unknown",
    score: score === null ? before.score : Math.max(before.score ?? 0, score),
    totalSeconds: Math.max(before.totalSeconds, seconds),
  };
}
