import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { mergeStep, type StepClock } from "@trilha/contract/learning/delivery/steps.ts";
import type { Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { FinishedWork } from "./flag-hurry.ts";
import { type ActivityWork, betterScore, laterVerdict, verdictOf } from "./rules/activity-after.ts";
import { type SittingRequest, takeProgress } from "./take-progress.ts";

/** Report of a package about a sitting, as of now. */
export interface PackageReport {
  /** Counts up within the sitting, from 1: of two that cross, the later one says where to go on. */
  seq: number;
  completion: "completed" | "incomplete" | "unknown";
  success: "passed" | "failed" | "unknown";
  /** Percent; null: it says none. */
  score: number | null;
  /** Seconds of this sitting so far. */
  seconds: number;
  position: { at: number; detail?: string } | null;
}

/** How the room that runs an activity judges the pace of its results. */
export interface PaceJudge {
  /** Called once, before the activity that ends with a report is counted. */
  finishes?(work: FinishedWork): Promise<void>;
  /** Whether a better score counts although the activity was finished before; without it every better score does. */
  raises?(work: FinishedWork): Promise<boolean>;
}

/**
 * Takes in what a package says of itself, as often as it says it; refuses as `takeProgress`. Passing is never lost, the
 * best score counts.
 */
export function applyPackageResult(
  tx: Tx,
  request: SittingRequest,
  { seq, seconds, position, score, ...verdict }: PackageReport,
  { finishes, raises }: PaceJudge = {},
): Promise<Progressed | Refusal> {
  const change = async (
    work: ActivityWork,
    clock: StepClock,
    finished: FinishedWork,
  ): Promise<ActivityWork> => {
    const better = betterScore(work.score, score);
    const isRaise = work.state === "finished" && better !== work.score;
    const believed = !isRaise || !raises || (await raises(finished));
    return {
      ...work,
      record: mergeStep(work.record, { seq, seconds: Math.floor(seconds), position, seen: [] }, clock),
      score: believed ? better : work.score,
      verdict: laterVerdict(work.verdict, verdictOf(verdict)),
    };
  };
  return takeProgress(tx, request, change, finishes);
}
