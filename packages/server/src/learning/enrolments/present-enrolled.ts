import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import type { EnrolledPerson } from "@trilha/contract/learning/enrolments/shapes.ts";
import type { EnrolledLearnerRow, SpokenOf } from "./enrolments.queries.ts";
import { abilitiesIn } from "./rules/abilities.ts";

/** Person in a course as staff see them. */
export function presentEnrolled(row: EnrolledLearnerRow): EnrolledPerson {
  return {
    ...{ id: row.id, userId: row.user_id, membershipId: row.membership_id, name: row.name },
    ...{ store: row.store, state: row.state, source: row.source, attempt: row.attempt, done: row.done },
    ...{ total: row.total, percent: row.percent, score: row.score, seconds: row.seconds },
    ...{ dueOn: row.due_on, overdue: row.overdue, extendedReason: row.extended_reason },
    reason: row.state_reason,
    enrolledAt: row.enrolled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    lastAt: row.last_at?.toISOString() ?? null,
    can: abilitiesIn(row.state),
  };
}

/** Title of a course in a language, or the nearest there is. */
export function presentCourse(course: SpokenOf, locale: Locale): NamedCourse {
  const title = inLanguage(course.title, locale, course.default_locale)?.value ?? "";
  return { id: course.course_id, kind: course.kind, title };
}
