import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { missingOf } from "./player.queries.ts";

export interface AuthorisedCourseRow {
  id: string;
  title: Partial<Record<Locale, string>>;
  default_locale: Locale;
  version: number;
}

const mostCourses = 500;

/** Published courses some of whose activities open when the instructor says so. */
export async function coursesToAuthorise(tx: Tx, clientId: string): Promise<AuthorisedCourseRow[]> {
  const { rows } = await sql<AuthorisedCourseRow>`
    select c.id, c.title, c.default_locale, c.published_version as version
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

/** An activity, and all that is finished by whoever has reached it. */
export interface ReachableActivity {
  courseId: string;
  activityId: string;
  first: readonly string[];
}

/** Enrolment `e` has reached the activity `a` and not finished it. */
const hasReached = sql`
  e.state in ('enrolled', 'in_progress', 'restarted', 'reproved')
  and cardinality(${missingOf}) = 0
  and not exists (select from activity_progress p
    where p.client_id = e.client_id and p.enrolment_id = e.id and p.activity_id = a.activity_id and p.state = 'finished')
  and (select count(*) from activity_progress p
    where p.client_id = e.client_id and p.enrolment_id = e.id and p.activity_id = any(a.first)
      and p.state = 'finished') = cardinality(a.first)`;

const asRecords = (activities: readonly ReachableActivity[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    activities.map(({ courseId, activityId, first }) => ({
      course_id: courseId,
      activity_id: activityId,
      first,
    })),
  )}::jsonb) as a (course_id uuid, activity_id uuid, first uuid[])`;

/** How many have reached each of these activities and not finished it, by its id. */
export async function countReached(
  tx: Tx,
  clientId: string,
  activities: readonly ReachableActivity[],
): Promise<ReadonlyMap<string, number>> {
  if (activities.length === 0) return new Map();
  const { rows } = await sql<{ activity_id: string; people: number }>`
    select a.activity_id, count(*)::int as people
    from ${asRecords(activities)}
    join course_enrolments e on e.client_id = ${clientId} and e.course_id = a.course_id
    where ${hasReached}
    group by a.activity_id`.execute(tx);
  return new Map(rows.map((row) => [row.activity_id, row.people]));
}

export interface PersonBeforeRow {
  id: string;
  name: string;
  store: string | null;
  last_at: Date | null;
  authorised: boolean;
}

/** At most so many people who have reached an activity and not finished it, who was there last first. */
export async function peopleBefore(
  tx: Tx,
  clientId: string,
  activity: ReachableActivity,
  most: number,
): Promise<PersonBeforeRow[]> {
  const { rows } = await sql<PersonBeforeRow>`
    select e.user_id as id, m.sort_name as name, s.name as store, e.last_at,
           exists (select from person_authorisations o
             where o.client_id = e.client_id and o.course_id = e.course_id and o.activity_id = a.activity_id
               and o.user_id = e.user_id) as authorised
    from ${asRecords([activity])}
    join course_enrolments e on e.client_id = ${clientId} and e.course_id = a.course_id
    join memberships m on m.client_id = e.client_id and m.user_id = e.user_id and m.left_at is null
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where ${hasReached}
    order by e.last_at desc nulls last, m.sort_name, e.id limit ${most}`.execute(tx);
  return rows;
}

/** Name of a person who is in a course and may go on in it; undefined: nobody there. */
export async function learnerName(
  tx: Tx,
  learner: { clientId: string; courseId: string; userId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select m.sort_name as name
    from course_enrolments e
    join memberships m on m.client_id = e.client_id and m.user_id = e.user_id and m.left_at is null
    where e.client_id = ${learner.clientId} and e.course_id = ${learner.courseId} and e.user_id = ${learner.userId}
      and e.state in ('enrolled', 'in_progress', 'restarted', 'reproved')`.execute(tx);
  return rows[0]?.name;
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

interface PersonAuthorisation {
  clientId: string;
  courseId: string;
  activityId: string;
  userId: string;
}

/** False where it was open to them already. */
export async function insertPersonAuthorisation(
  tx: Tx,
  authorisation: PersonAuthorisation & { by: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("person_authorisations")
    .values({
      client_id: authorisation.clientId,
      course_id: authorisation.courseId,
      activity_id: authorisation.activityId,
      user_id: authorisation.userId,
      by: authorisation.by,
      at: authorisation.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many it was open to alone; without a person: all of them. */
export async function deletePersonAuthorisations(
  tx: Tx,
  { clientId, courseId, activityId, userId }: Omit<PersonAuthorisation, "userId"> & { userId?: string },
): Promise<number> {
  let query = tx
    .deleteFrom("person_authorisations")
    .where("client_id", "=", clientId)
    .where("course_id", "=", courseId)
    .where("activity_id", "=", activityId);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
