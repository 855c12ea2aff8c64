import * as z from "zod/mini";
import { type Ranges, rangesLength } from "./ranges.ts";

const share = z.int().check(z.minimum(1), z.maximum(100));

/** When an activity is done. Shares and scores are percent, time is seconds. */
export const completionRule = z.discriminatedUnion("rule", [
  z.strictObject({ rule: z.literal("viewed") }),
  /** Different pages or slides that were on the screen. */
  z.strictObject({ rule: z.literal("pages"), share }),
  /** Different seconds that were played. */
  z.strictObject({ rule: z.literal("watched"), share }),
  z.strictObject({ rule: z.literal("time"), seconds: z.int().check(z.minimum(1), z.maximum(86_400)) }),
  z.strictObject({ rule: z.literal("score"), minimum: z.int().check(z.minimum(0), z.maximum(100)) }),
  /** Verdict of the package. */
  z.strictObject({ rule: z.literal("verdict"), require: z.enum(["completed", "passed"]) }),
]);
export type CompletionRule = z.output<typeof completionRule>;

/** Facts about somebody's work on an activity. */
export interface CompletionFacts {
  opened: boolean;
  seen: Ranges;
  /** Pages, slides or seconds it has; null: not known. */
  size: number | null;
  seconds: number;
  /** Percent. */
  score: number | null;
  verdict: "completed" | "passed" | "failed" | null;
}

/**
 * How far somebody is, in whole percent; 100 is done and nothing less is. A share is met when what was seen reaches it,
 * rounded down, so that the last half second of a film does not keep anybody.
 */
export function completionOf(rule: CompletionRule, work: CompletionFacts): number {
  if (!work.opened) return 0;
  if (rule.rule === "viewed") return 100;
  if (rule.rule === "time") return percent(work.seconds, rule.seconds);
  if (rule.rule === "score") {
    if (work.score === null) return 0;
    return work.score >= rule.minimum ? 100 : Math.min(99, Math.max(0, Math.floor(work.score)));
  }
  if (rule.rule === "verdict") {
    if (work.verdict === "passed") return 100;
    return work.verdict !== null && rule.require === "completed" ? 100 : 0;
  }
  if (!work.size) return 0;
  const needed = Math.max(1, Math.floor((work.size * rule.share) / 100));
  return percent(rangesLength(work.seen), needed);
}

const percent = (done: number, needed: number) => Math.min(100, Math.floor((done / needed) * 100));
