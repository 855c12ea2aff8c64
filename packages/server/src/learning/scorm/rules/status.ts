import type { CmiValues } from "./document.ts";
import type { Standard } from "./elements.ts";

export type CompletionStatus = "not_attempted" | "incomplete" | "completed";
export type Success = "unknown" | "passed" | "failed";

/** Demands of the manifest. */
export interface Demands {
  /** 1.2, in the raw score's own scale. */
  masteryScore: number | null;
  /** 2004: share of progress, 0 to 1. */
  completionThreshold: number | null;
  /** 2004, −1 to 1. */
  scaledPassingScore: number | null;
}

/** Status of a document. */
export interface ScormStatus {
  completion: CompletionStatus;
  success: Success;
  /** Percent. */
  score: number | null;
  /** 0 to 1. */
  progress: number | null;
}

/**
 * SCORM 1.2 has one word for two ideas. Whoever opened it attempted it: "not attempted" and "browsed" are work that has
 * only begun.
 */
const of12: Readonly<Record<string, readonly [CompletionStatus, Success]>> = {
  passed: ["completed", "passed"],
  completed: ["completed", "unknown"],
  failed: ["incomplete", "failed"],
  incomplete: ["incomplete", "unknown"],
  browsed: ["incomplete", "unknown"],
  "not attempted": ["incomplete", "unknown"],
};

/**
 * §protocols#scorm-status The values of a document after an ending: where a 1.2 lesson never set a status, it is
 * completed, as the standard has the LMS set it. One that says it was only suspended has not ended.
 */
export function endedValues(standard: Standard, values: CmiValues, ended: boolean): CmiValues {
  const word = values.get("core.lesson_status") ?? "not attempted";
  const suspended = values.get("core.exit") === "suspend";
  if (standard !== "1.2" || !ended || suspended || word !== "not attempted") return values;
  return new Map([...values, ["core.lesson_status", "completed"]]);
}

/**
 * Where a document stands. Thresholds are looked at here, whatever the player counted: mid-session the library says
 * "unknown" while the content already reads "passed". A 1.2 mastery score speaks once the content has ended or judged
 * itself; a quiz under way has not failed yet.
 */
export function standingOf(
  standard: Standard,
  values: CmiValues,
  demands: Demands,
  ended: boolean,
): ScormStatus {
  const number = (name: string) => {
    const value = values.get(name);
    return value === undefined ? null : Number(value);
  };
  if (standard === "1.2") {
    const word = values.get("core.lesson_status") ?? "not attempted";
    const [completion, success] = of12[word] ?? ["incomplete", "unknown"];
    const raw = number("core.score.raw");
    const score = percentOf(raw, number("core.score.min"), number("core.score.max"));
    const judged = ended || completion === "completed" || success !== "unknown";
    if (raw === null || demands.masteryScore === null || !judged) {
      return { completion, success, score, progress: null };
    }
    const passed = raw >= demands.masteryScore;
    return { ...{ score, progress: null }, ...(passed ? pass : { completion, success: "failed" }) };
  }
  const progress = number("progress_measure");
  const scaled = number("score.scaled");
  return {
    completion: completion2004(values.get("completion_status"), progress, demands.completionThreshold),
    success: success2004(values.get("success_status"), scaled, demands.scaledPassingScore),
    score:
      scaled === null
        ? percentOf(number("score.raw"), number("score.min"), number("score.max"))
        : clamp(scaled * 100),
    progress,
  };
}

const pass = { completion: "completed", success: "passed" } as const;

/** By the standard a measure against its threshold overrides what the content set. */
function completion2004(status: string | undefined, progress: number | null, threshold: number | null) {
  if (threshold !== null && progress !== null) return progress >= threshold ? "completed" : "incomplete";
  return status === "completed" ? "completed" : "incomplete";
}

function success2004(status: string | undefined, scaled: number | null, passing: number | null): Success {
  if (passing !== null && scaled !== null) return scaled >= passing ? "passed" : "failed";
  return status === "passed" || status === "failed" ? status : "unknown";
}

/** A raw score in percent: of its own scale where it names one, else it is percent already. */
function percentOf(raw: number | null, min: number | null, max: number | null): number | null {
  if (raw === null) return null;
  const from = min ?? 0;
  if (max === null || max <= from) return clamp(raw);
  return clamp(((raw - from) / (max - from)) * 100);
}

const clamp = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 1_000) / 1_000;
