import type { ScoState } from "@trilha/contract/learning/scorm/shapes.ts";
import type { Standard } from "./elements.ts";
import type { CompletionStatus, Success } from "./status.ts";

export interface ScoResult {
  id: string;
  /** Null: never opened. */
  record: {
    completion: CompletionStatus;
    success: Success;
    score: number | null;
    progress: number | null;
  } | null;
}

export interface ScormResult {
  verdict: "completed" | "passed" | "failed" | null;
  /** Percent: the mean of the SCOs that have one. */
  score: number | null;
  /** Whole percent of the way, by SCO; 100 is done and nothing less is. */
  percent: number;
}

/**
 * Verdict of a package as a whole. Every SCO has to be done: completed, passed, or in 1.2 failed, which is an end
 * too; or the package's own sequence says that it is completed as a whole. One failed makes it failed; all that judge themselves passed, and at least one does, make it passed.
 */
export function verdictOf(
  standard: Standard,
  scos: readonly ScoResult[],
  whole?: { completed: boolean; satisfied: boolean | undefined },
): ScormResult {
  const done = (sco: ScoResult) => isDone(standard, sco);
  const scores = scos.flatMap(({ record }) => (record?.score == null ? [] : [record.score]));
  const score =
    scores.length === 0
      ? null
      : Math.round((scores.reduce((sum, each) => sum + each, 0) / scores.length) * 100) / 100;
  if (scos.length > 0 && scos.every(done)) {
    const failed = scos.some(({ record }) => record?.success === "failed");
    const passed = scos.some(({ record }) => record?.success === "passed");
    return { verdict: failed ? "failed" : passed ? "passed" : "completed", score, percent: 100 };
  }
  // A part that was skipped need not be done where the package as a whole is.
  if (whole?.completed && scos.some(({ record }) => record)) {
    const verdict = whole.satisfied === undefined ? "completed" : whole.satisfied ? "passed" : "failed";
    return { verdict, score, percent: 100 };
  }
  const progress = scos.reduce(
    (sum, sco) => sum + (done(sco) ? 1 : Math.min(0.99, sco.record?.progress ?? 0)),
    0,
  );
  return {
    verdict: null,
    score,
    percent: Math.min(99, Math.floor((progress / Math.max(1, scos.length)) * 100)),
  };
}

function isDone(standard: Standard, { record }: ScoResult): boolean {
  if (!record) return false;
  if (record.completion === "completed" || record.success === "passed") return true;
  return standard === "1.2" && record.success === "failed";
}

/** How a menu shows it. */
export function stateOf(record: ScoResult["record"]): ScoState {
  if (!record) return "not_started";
  if (record.success !== "unknown") return record.success;
  return record.completion === "completed" ? "completed" : "in_progress";
}

/**
 * Which SCO to go on with: the one asked for, else the one last worked on if it is not done, else the first that is
 * not, else the first.
 */
export function scoToOpen(
  standard: Standard,
  scos: readonly ScoResult[],
  choice: { asked?: string | undefined; last: string | null },
): string | undefined {
  if (choice.asked !== undefined)
    return scos.some(({ id }) => id === choice.asked) ? choice.asked : undefined;
  const open = (sco: ScoResult) => !isDone(standard, sco);
  const last = scos.find(({ id }) => id === choice.last);
  if (last && open(last)) return last.id;
  return (scos.find(open) ?? last ?? scos[0])?.id;
}
