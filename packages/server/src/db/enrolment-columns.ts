import { sql } from "kysely";

/** The columns of `course_enrolments` as `e`, for whoever reads enrolments. */
export const enrolmentColumns = sql.raw(
  [
    ...["id", "client_id", "course_id", "user_id", "version", "state", "source", "attempt", "done", "total"],
    ...["percent", "score", "seconds", "last_activity_id", "last_at", "enrolled_at", "started_at"],
    ...["finished_at", "due_on", "extended_reason", "state_reason", "held_at"],
  ]
    .map((column) => (column === "score" ? "e.score::float8 as score" : `e.${column}`))
    .join(", "),
);
