import type { Country } from "@trilha/contract/core/country.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enrolmentColumns } from "../../db/enrolment-columns.ts";
import type { CourseEnrolmentRow } from "../delivery/index.ts";
import { isOverdue, type SpokenOf } from "./enrolments.queries.ts";

export interface LearnerRow {
  membership_id: string;
  name: string;
  store: string | null;
  country: Country | null;
}

export async function personOf(tx: Tx, clientId: string, userId: string): Promise<LearnerRow | undefined> {
  const { rows } = await sql<LearnerRow>`
    select m.id as membership_id, m.sort_name as name, s.name as store, m.country
    from memberships m left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where m.client_id = ${clientId} and m.user_id = ${userId}`.execute(tx);
  return rows[0];
}

export type PersonCourseRow = CourseEnrolmentRow & SpokenOf & { overdue: boolean };

/** All somebody takes or took, what they worked on last first. */
export async function coursesOf(
  tx: Tx,
  person: { clientId: string; userId: string; today: string },
): Promise<PersonCourseRow[]> {
  const { rows } = await sql<PersonCourseRow>`
    select ${enrolmentColumns}, c.kind, c.title, c.default_locale,
           coalesce(${isOverdue(person.today)}, false) as overdue
    from course_enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.client_id = ${person.clientId} and e.user_id = ${person.userId}
    order by e.last_at desc nulls last, e.id desc`.execute(tx);
  return rows;
}

export interface DoneRow {
  activity_id: string;
  state: ActivityState;
  percent: number;
  score: number | null;
  seconds: number;
  opened_at: Date;
  finished_at: Date | null;
}

/** Which version somebody has of a course, and what they have done in it; undefined: they never were in it. */
export async function workIn(
  tx: Tx,
  enrolmentKey: { clientId: string; userId: string; courseId: string },
): Promise<{ version: number; done: DoneRow[] } | undefined> {
  const { rows } = await sql<{ id: string; version: number }>`
    select e.id, coalesce(e.version, c.published_version) as version
    from course_enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.client_id = ${enrolmentKey.clientId} and e.user_id = ${enrolmentKey.userId} and e.course_id = ${enrolmentKey.courseId}`.execute(
    tx,
  );
  const [enrolment] = rows;
  if (!enrolment) return undefined;
  const done = await sql<DoneRow>`
    select activity_id, state, percent, score::float8 as score, seconds, opened_at, finished_at
    from activity_progress where client_id = ${enrolmentKey.clientId} and enrolment_id = ${enrolment.id}`.execute(
    tx,
  );
  return { version: enrolment.version, done: done.rows };
}
