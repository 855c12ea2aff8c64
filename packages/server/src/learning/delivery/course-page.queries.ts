import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enrolmentColumns } from "../../db/enrolment-columns.ts";
import type { CourseEnrolmentRow } from "./enrolments.queries.ts";

type Done = [courseId: string, activityId: string, state: ActivityState, percent: number];

export interface PageRow extends Omit<CourseEnrolmentRow, "id"> {
  /** Null: there is no enrolment, and nothing of it is known. */
  id: string | null;
  /** The version they began, else the newest. */
  shown: number;
  /** Activities of the course itself; of a trail, those of all its courses. */
  activities: Done[] | null;
  authorised: string[];
  /** Courses of a trail, in their order. */
  holds: string[];
}

/** All that one person's page of a course or trail asks for beside its outline; undefined: never published. */
export async function pageRow(
  tx: Tx,
  enrolment: { clientId: string; userId: string; courseId: string },
): Promise<PageRow | undefined> {
  const { clientId, userId, courseId } = enrolment;
  const { rows } = await sql<PageRow>`
    with shown as (
      select c.id, coalesce(e.version, c.published_version) as version
      from courses c
      left join course_enrolments e on e.client_id = c.client_id and e.user_id = ${userId} and e.course_id = c.id
      where c.client_id = ${clientId} and c.id = ${courseId} and c.published_version is not null
    ), held as (
      select t.course_id, t.position from shown s
      join trail_courses t on t.client_id = ${clientId} and t.trail_id = s.id and t.version = s.version
    ), those as (
      select id from shown union all select course_id from held
    )
    select ${enrolmentColumns}, s.version as shown,
           (select jsonb_agg(jsonb_build_array(o.course_id, p.activity_id, p.state, p.percent))
            from those h
            join course_enrolments o on o.client_id = ${clientId} and o.user_id = ${userId} and o.course_id = h.id
            join activity_progress p on p.client_id = o.client_id and p.enrolment_id = o.id) as activities,
           array(select a.activity_id from activity_authorisations a
                 where a.client_id = ${clientId} and a.course_id in (select id from those)
                 union all
                 select a.activity_id from person_authorisations a
                 where a.client_id = ${clientId} and a.course_id in (select id from those)
                   and a.user_id = ${userId}) as authorised,
           array(select h.course_id from held h order by h.position) as holds
    from shown s
    left join course_enrolments e on e.client_id = ${clientId} and e.user_id = ${userId} and e.course_id = s.id`.execute(
    tx,
  );
  return rows[0];
}

/** The same as much as where to go on asks for, of courses somebody is in, by course. */
export async function pageRows(
  tx: Tx,
  person: { clientId: string; userId: string; courseIds: readonly string[] },
): Promise<ReadonlyMap<string, Pick<PageRow, "activities" | "authorised">>> {
  if (person.courseIds.length === 0) return new Map();
  const { rows } = await sql<Pick<PageRow, "activities" | "authorised"> & { course_id: string }>`
    select e.course_id,
           (select jsonb_agg(jsonb_build_array(e.course_id, p.activity_id, p.state, p.percent))
            from activity_progress p where p.client_id = e.client_id and p.enrolment_id = e.id) as activities,
           array(select a.activity_id from activity_authorisations a
                 where a.client_id = e.client_id and a.course_id = e.course_id
                 union all
                 select a.activity_id from person_authorisations a
                 where a.client_id = e.client_id and a.course_id = e.course_id and a.user_id = e.user_id) as authorised
    from course_enrolments e
    where e.client_id = ${person.clientId} and e.user_id = ${person.userId}
      and e.course_id = any(${[...person.courseIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ course_id: courseId, ...row }) => [courseId, row]));
}

/** Outlines of versions, in one statement. */
export async function outlinesOf(
  tx: Tx,
  clientId: string,
  wanted: readonly { courseId: string; version: number }[],
): Promise<{ course_id: string; version: number; outline: Outline }[]> {
  const { rows } = await sql<{ course_id: string; version: number; outline: Outline }>`
    select v.course_id, v.version, v.outline
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("courseId" uuid, version integer)
    join course_versions v on v.client_id = ${clientId} and v.course_id = w."courseId" and v.version = w.version`.execute(
    tx,
  );
  return rows;
}
