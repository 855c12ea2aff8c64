import { asTree, type CmiValues, readDocument } from "./document.ts";
import type { Standard } from "./elements.ts";
import type { ScoPlan } from "./plan.ts";
import { as12, asIso } from "./time.ts";

/**
 * How the content is told that somebody comes (cmi.entry). A tab that was closed in the middle never said how it was
 * left: whoever has a place or data to go on with resumes. A bookmark is never thrown away by us.
 */
export function entryOf(before: {
  /** Whether the content was ever opened. */
  opened: boolean;
  /** Whether it was suspended, alone or with the whole package, whatever its own exit. */
  resumed: boolean;
  exit: string | null;
  suspendData: boolean;
  location: boolean;
}): "ab-initio" | "resume" | "" {
  const { opened, resumed, exit, suspendData, location } = before;
  if (!opened) return "ab-initio";
  if (resumed || exit === "suspend") return "resume";
  if (exit === "time-out") return suspendData ? "resume" : "";
  if (exit === "logout" || exit === "normal") return "";
  return suspendData || location ? "resume" : "ab-initio";
}

/**
 * The document a SCO finds when it is opened: what it said last, and what only we say. Times and the way it was left
 * belong to the session before.
 */
export function preloadOf(
  standard: Standard,
  plan: Pick<ScoPlan, "demands" | "launchData" | "maxTimeAllowed" | "timeLimitAction">,
  learner: { id: string; name: string },
  stored: { cmi: unknown; opened: boolean; resumed: boolean; exit: string | null; totalSeconds: number },
  /** Adds what sequencing knows. */
  known: (values: CmiValues) => CmiValues = (values) => values,
): object {
  const values = new Map(known(new Map(readDocument(standard, stored.cmi)?.values)));
  const old = standard === "1.2";
  const entry = entryOf({
    opened: stored.opened,
    resumed: stored.resumed,
    exit: stored.exit,
    suspendData: values.has("suspend_data"),
    location: values.has(old ? "core.lesson_location" : "location"),
  });
  const { masteryScore, completionThreshold, scaledPassingScore } = plan.demands;
  const ours: [string, string | number | null][] = old
    ? [
        ["core.student_id", learner.id],
        ["core.student_name", learner.name],
        ["core.credit", "credit"],
        ["core.entry", entry],
        ["core.lesson_mode", "normal"],
        ["core.total_time", as12(stored.totalSeconds)],
        ["launch_data", plan.launchData],
        ["student_data.mastery_score", masteryScore],
        ["student_data.max_time_allowed", plan.maxTimeAllowed],
        ["student_data.time_limit_action", plan.timeLimitAction],
      ]
    : [
        ["learner_id", learner.id],
        ["learner_name", learner.name],
        ["credit", "credit"],
        ["entry", entry],
        ["mode", "normal"],
        ["total_time", asIso(stored.totalSeconds)],
        ["launch_data", plan.launchData],
        ["completion_threshold", completionThreshold],
        ["scaled_passing_score", scaledPassingScore],
        ["max_time_allowed", plan.maxTimeAllowed],
        ["time_limit_action", plan.timeLimitAction],
      ];
  for (const name of old ? ["core.exit", "core.session_time"] : ["exit", "session_time"]) values.delete(name);
  for (const [name, value] of ours) if (value !== null && value !== "") values.set(name, String(value));
  return asTree(values);
}
