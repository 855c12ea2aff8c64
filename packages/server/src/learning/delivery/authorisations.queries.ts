import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface AuthorisedCourseRow {
  id: string;
  title: Partial<Record<Locale, string>>;
  default_locale: Locale;
  version: number;
  learners: number;
}

const mostCourses = 500;

/** Published courses some of whose activities open when the instructor says so, with how many are in each. */
export async function coursesToAuthorise(tx: Tx, clientId: string): Promise<AuthorisedCourseRow[]> {
  const { rows } = await sql<AuthorisedCourseRow>`
    select c.id, c.title, c.default_locale, c.published_version as version,
           (select coalesce(sum(e.people), 0)::int from course_people e
            where e.client_id = c.client_id and e.course_id = c.id
              and e.state in ('enrolled', 'in_progress', 'restarted', 'reproved')) as learners
    from courses c
    join course_versions v on v.client_id = c.client_id and v.course_id = c.id and v.version = c.published_version
    where c.client_id = ${clientId} and c.kind = 'course' and c.state = 'published'
      and jsonb_path_exists(v.outline, '$.modules[*].activities[*].authorised ? (@ == true)')
    order by c.published_at desc, c.id limit ${mostCourses}`.execute(tx);
  return rows;
}

export interface AuthorisationRow {
  course_id: string;
  activity_id: string;
  at: Date;
  by_name: string;
}

export async function authorisationsOf(
  tx: Tx,
  clientId: string,
  courseIds: readonly string[],
): Promise<AuthorisationRow[]> {
  const { rows } = await sql<AuthorisationRow>`
    select a.course_id, a.activity_id, a.at, trim(u.first_name || ' ' || u.last_name) as by_name
    from activity_authorisations a join users u on u.id = a.by
    where a.client_id = ${clientId} and a.course_id = any(${[...courseIds]}::uuid[])`.execute(tx);
  return rows;
}

/** How many of those in these courses have finished each activity, by its id. */
export async function finishedOf(
  tx: Tx,
  clientId: string,
  activityIds: readonly string[],
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ activity_id: string; people: number }>`
    select p.activity_id, count(*)::int as people
    from course_enrolments e
    join activity_progress p
      on p.client_id = e.client_id and p.enrolment_id = e.id and p.activity_id = any(${[...activityIds]}::uuid[])
    where e.client_id = ${clientId} and e.course_id = any(${[...courseIds]}::uuid[]) and p.state = 'finished'
      and e.state in ('enrolled', 'in_progress', 'restarted', 'reproved')
    group by p.activity_id`.execute(tx);
  return new Map(rows.map((row) => [row.activity_id, row.people]));
}

export interface PersonBeforeRow {
  id: string;
  name: string;
  store: string | null;
  last_at: Date | null;
}

/** At most so many people in a course who have not finished an activity, who was there last first. */
export async function peopleBefore(
  tx: Tx,
  { clientId, courseId, activityId }: { clientId: string; courseId: string; activityId: string },
  most: number,
): Promise<PersonBeforeRow[]> {
  const { rows } = await sql<PersonBeforeRow>`
    select e.user_id as id, m.sort_name as name, s.name as store, e.last_at
    from course_enrolments e
    join memberships m on m.client_id = e.client_id and m.user_id = e.user_id and m.left_at is null
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where e.client_id = ${clientId} and e.course_id = ${courseId}
      and e.state in ('enrolled', 'in_progress', 'restarted', 'reproved')
      and not exists (select from activity_progress p
        where p.client_id = e.client_id and p.enrolment_id = e.id and p.activity_id = ${activityId}
          and p.state = 'finished')
    order by e.last_at desc nulls last, m.sort_name, e.id limit ${most}`.execute(tx);
  return rows;
}

/** The newest version of a published course, with its name. */
export async function newestOf(
  tx: Tx,
  clientId: string,
  courseId: string,
): Promise<{ version: number; title: Partial<Record<Locale, string>>; default_locale: Locale } | undefined> {
  const { rows } = await sql<{
    version: number;
    title: Partial<Record<Locale, string>>;
    default_locale: Locale;
  }>`
    select c.published_version as version, c.title, c.default_locale from courses c
    where c.client_id = ${clientId} and c.id = ${courseId} and c.kind = 'course'
      and c.published_version is not null`.execute(tx);
  return rows[0];
}

/** False where it was open already. */
export async function insertAuthorisation(
  tx: Tx,
  authorisation: { clientId: string; courseId: string; activityId: string; by: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("activity_authorisations")
    .values({
      client_id: authorisation.clientId,
      course_id: authorisation.courseId,
      activity_id: authorisation.activityId,
      by: authorisation.by,
      at: authorisation.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False where it was not open. */
export async function deleteAuthorisation(
  tx: Tx,
  activity: { clientId: string; courseId: string; activityId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("activity_authorisations")
    .where("client_id", "=", activity.clientId)
    .where("course_id", "=", activity.courseId)
    .where("activity_id", "=", activity.activityId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
