import type { CmiValues } from "./document.ts";
import type { Standard } from "./elements.ts";
import type { CompletionStatus, ScormStatus, Success } from "./status.ts";
import { secondsOf12, secondsOfIso } from "./time.ts";

/** One opening of a SCO: each load of its page is a run, and runs count what they send from 1. */
export interface ScoRun {
  run: number;
  /** When this run began, in milliseconds. */
  runAt: number;
  sequence: number;
  /** Time of this run, as far as the content said. */
  seconds: number;
  /** How many of them the attempt's total has already. */
  counted: number;
  closed: boolean;
}

/** The training's record of one SCO. */
export interface ScoRecord {
  completion: CompletionStatus;
  success: Success;
  score: number | null;
  progress: number | null;
  location: string;
  totalSeconds: number;
  suspended: boolean;
  exit: string | null;
}

export interface Commit {
  run: number;
  sequence: number;
  ended: boolean;
  values: CmiValues;
}

/** Clocks are not the same everywhere. */
const graceSeconds = 10;

/**
 * Effect of a commit. `replaced`: the page was loaded anew, or opened elsewhere; `known`: it came before, or a later
 * one did, and nothing changes; `fresh`: it is taken.
 */
export function newsOf(opening: ScoRun, commit: { run: number; sequence: number }) {
  if (commit.run !== opening.run) return "replaced";
  return commit.sequence <= opening.sequence ? "known" : "fresh";
}

/**
 * The opening after a commit. Session seconds are told over and over, never added: the most of them counts, and nobody
 * worked longer than the page was open. Words after a closing, of a device that slept, open it again.
 */
export function openingAfter(opening: ScoRun, standard: Standard, commit: Commit, now: number): ScoRun {
  const reportedSeconds =
    standard === "1.2"
      ? secondsOf12(commit.values.get("core.session_time") ?? "")
      : secondsOfIso(commit.values.get("session_time") ?? "");
  const open = Math.max(0, Math.floor((now - opening.runAt) / 1_000)) + graceSeconds;
  const seconds = Math.max(opening.seconds, Math.min(reportedSeconds ?? 0, open));
  return { ...opening, sequence: commit.sequence, seconds, closed: commit.ended };
}

/** The seconds a closing adds to the attempt's total; again it adds none. */
export function closingSeconds(opening: ScoRun): number {
  return Math.max(0, opening.seconds - opening.counted);
}

/**
 * The record after a commit. §protocols#scorm-status: what was completed or passed stays so, whatever the content says later, and with it the
 * best score; the place to go on is always the latest.
 */
export function recordAfter(
  record: ScoRecord,
  standard: Standard,
  { values }: Pick<Commit, "values">,
  standing: ScormStatus,
): ScoRecord {
  const exit = values.get(standard === "1.2" ? "core.exit" : "exit") ?? "";
  return {
    completion: record.completion === "completed" ? "completed" : standing.completion,
    success: record.success === "passed" ? "passed" : standing.success,
    score: most(record.score, standing.score),
    progress: standing.progress ?? record.progress,
    location: shown(values.get(standard === "1.2" ? "core.lesson_location" : "location") ?? ""),
    totalSeconds: record.totalSeconds,
    suspended: exit === "suspend",
    exit,
  };
}

/** Without NUL, which no text of the database holds; the content gets its own back out of the document. */
const shown = (text: string) => text.replaceAll("\0", "");

const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));
