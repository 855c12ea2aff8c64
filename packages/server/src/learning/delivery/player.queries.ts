import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Ranges } from "@trilha/contract/learning/delivery/ranges.ts";
import type { ActivityState, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { ResumePosition } from "../../db/column-types.ts";
import { type Tx, writeSoon } from "../../db/database.ts";

export interface LearnerCourseRow {
  id: string;
  state: LearningState;
  attempt: number;
  /** The version they began, else the newest. */
  version: number;
  begun: boolean;
  done: number;
  total: number;
  percent: number;
  held_at: Date | null;
  /** Courses and trails to finish before, which they have not. */
  missing: string[];
}

/** Courses and trails an enrolment `e` asks for first and whose person has not finished. */
export const missingOf = sql<string[]>`array(
  select p.requires_id from course_prerequisites p
  where p.client_id = e.client_id and p.course_id = e.course_id
    and not exists (select from training_completions t
      where t.client_id = p.client_id and t.training_id = p.requires_id and t.user_id = e.user_id)
  order by p.requires_id)`;

/** Enrolment of a person in a course, held where an opening will change it. Undefined: they never had one. */
export async function learnerOf(
  tx: Tx,
  enrolment: { clientId: string; courseId: string; userId: string; held: boolean },
): Promise<LearnerCourseRow | undefined> {
  const { rows } = await sql<LearnerCourseRow>`
    select e.id, e.state, e.attempt, coalesce(e.version, c.published_version) as version,
           e.version is not null as begun, e.done, e.total, e.percent, e.held_at,
           ${missingOf} as missing
    from course_enrolments e
    join courses c on c.client_id = e.client_id and c.id = e.course_id and c.kind = 'course'
    where e.client_id = ${enrolment.clientId} and e.course_id = ${enrolment.courseId} and e.user_id = ${enrolment.userId}
      and coalesce(e.version, c.published_version) is not null
    ${enrolment.held ? sql`for update of e` : sql``}`.execute(tx);
  return rows[0];
}

export interface OpenedRow {
  state: ActivityState;
  percent: number;
  seen: Ranges;
  size: number | null;
  seconds: number;
  position: ResumePosition | null;
  score: number | null;
  verdict: "completed" | "passed" | "failed" | null;
  opened_at: Date;
}

/** Begins an activity, or finds what was done of it; its size is what the server knows now. Held until the transaction ends. */
export async function openProgress(
  tx: Tx,
  activity: { clientId: string; enrolmentId: string; activityId: string; size: number | null; now: Date },
): Promise<OpenedRow> {
  const { rows } = await sql<OpenedRow>`
    insert into activity_progress as p (client_id, enrolment_id, activity_id, size, opened_at)
    values (${activity.clientId}, ${activity.enrolmentId}, ${activity.activityId}, ${activity.size}, ${activity.now})
    on conflict (client_id, enrolment_id, activity_id) do update set size = excluded.size
    returning state, percent, seen, size, seconds, position, score::float8 as score, verdict, opened_at`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("an opening has no row");
  return row;
}

/** Progress of an activity, as `openProgress` would find it. */
export async function progressOf(
  tx: Tx,
  activity: { clientId: string; enrolmentId: string; activityId: string },
): Promise<OpenedRow | undefined> {
  const { rows } = await sql<OpenedRow>`
    select state, percent, seen, size, seconds, position, score::float8 as score, verdict, opened_at
    from activity_progress
    where client_id = ${activity.clientId} and enrolment_id = ${activity.enrolmentId} and activity_id = ${activity.activityId}`.execute(
    tx,
  );
  return rows[0];
}

export async function insertSitting(
  tx: Tx,
  sitting: {
    clientId: string;
    enrolmentId: string;
    attempt: number;
    activityId: string;
    userId: string;
    device: string;
    locale: Locale;
    now: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto("sittings")
    .values({
      client_id: sitting.clientId,
      enrolment_id: sitting.enrolmentId,
      attempt: sitting.attempt,
      activity_id: sitting.activityId,
      user_id: sitting.userId,
      opened_at: sitting.now,
      device: sitting.device,
      locale: sitting.locale,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes what somebody worked on last, and with the first opening which version they are in from then on. */
export async function noteOpening(
  tx: Tx,
  opening: {
    clientId: string;
    enrolmentId: string;
    activityId: string;
    version: number;
    total: number;
    now: Date;
  },
): Promise<void> {
  const noted = sql`
    update course_enrolments
    set version = ${opening.version}, total = ${opening.total}, last_activity_id = ${opening.activityId}, last_at = ${opening.now}
    where client_id = ${opening.clientId} and id = ${opening.enrolmentId}`;
  await writeSoon(tx, noted.execute(tx));
}

export interface SittingRow {
  id: string;
  enrolment_id: string;
  course_id: string;
  user_id: string;
  activity_id: string;
  attempt: number;
  course_attempt: number;
  version: number | null;
  state: LearningState;
  opened_at: Date;
  locale: Locale;
}

export async function findSitting(
  tx: Tx,
  sitting: { clientId: string; sittingId: string; userId: string },
): Promise<SittingRow | undefined> {
  const { rows } = await sql<SittingRow>`
    select s.id, s.enrolment_id, e.course_id, s.user_id, s.activity_id, s.attempt, e.attempt as course_attempt,
           e.version, e.state, s.opened_at, s.locale
    from sittings s
    join course_enrolments e on e.client_id = s.client_id and e.id = s.enrolment_id
    where s.client_id = ${sitting.clientId} and s.id = ${sitting.sittingId} and s.user_id = ${sitting.userId}`.execute(
    tx,
  );
  return rows[0];
}

export interface TrailRow {
  state: LearningState;
  version: number;
  /** Courses of it that are finished. */
  done: string[];
  missing: string[];
}

/** Where somebody stands in a trail; undefined: they never were in it. */
export async function trailOf(
  tx: Tx,
  trail: { clientId: string; trailId: string; userId: string },
): Promise<TrailRow | undefined> {
  const { rows } = await sql<TrailRow>`
    select e.state, coalesce(e.version, c.published_version) as version,
           array(select t.course_id from trail_courses t
                 join training_completions d
                   on d.client_id = t.client_id and d.training_id = t.course_id and d.user_id = e.user_id
                 where t.client_id = e.client_id and t.trail_id = e.course_id
                   and t.version = coalesce(e.version, c.published_version)) as done,
           ${missingOf} as missing
    from course_enrolments e
    join courses c on c.client_id = e.client_id and c.id = e.course_id and c.kind = 'trail'
    where e.client_id = ${trail.clientId} and e.course_id = ${trail.trailId} and e.user_id = ${trail.userId}
      and coalesce(e.version, c.published_version) is not null`.execute(tx);
  return rows[0];
}

/** Titles of courses and trails, by their ids. */
export async function courseTitles(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<{ id: string; title: Partial<Record<Locale, string>>; default_locale: Locale }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("courses")
    .select(["id", "title", "default_locale"])
    .where("client_id", "=", clientId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
