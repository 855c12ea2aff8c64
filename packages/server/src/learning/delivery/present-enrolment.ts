import type { CourseEnrolment } from "@trilha/contract/learning/delivery/shapes.ts";
import type { CourseEnrolmentRow } from "./enrolments.queries.ts";

/** An enrolment as its person reads it. */
export function presentEnrolment(
  row: Pick<
    CourseEnrolmentRow,
    | ("state" | "percent" | "done" | "total" | "attempt" | "score" | "due_on" | "extended_reason")
    | ("state_reason" | "held_at" | "enrolled_at" | "started_at" | "finished_at")
  >,
): CourseEnrolment {
  return {
    ...{ state: row.state, percent: row.percent, done: row.done, total: row.total, attempt: row.attempt },
    score: row.score,
    dueOn: row.due_on,
    extendedReason: row.extended_reason,
    reason: row.state_reason,
    underReview: row.held_at !== null,
    enrolledAt: row.enrolled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
