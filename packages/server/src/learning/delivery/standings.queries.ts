import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import { type Tx, writeSoon } from "../../db/database.ts";

export interface ActivityProgressRow {
  activityId: string;
  state: ActivityState;
  percent: number;
  score: number | null;
}

/** How far somebody is in the activities they have opened. */
export async function standingsOf(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string },
): Promise<ActivityProgressRow[]> {
  const { rows } = await sql<ActivityProgressRow>`
    select activity_id as "activityId", state, percent, score::float8 as score
    from activity_progress where client_id = ${enrolment.clientId} and enrolment_id = ${enrolment.enrolmentId}`.execute(
    tx,
  );
  return rows;
}

/** The same of somebody's enrolment in a course, for whoever does not know it yet. */
export async function standingsIn(
  tx: Tx,
  { clientId, courseId, userId }: { clientId: string; courseId: string; userId: string },
): Promise<ActivityProgressRow[]> {
  const { rows } = await sql<ActivityProgressRow>`
    select p.activity_id as "activityId", p.state, p.percent, p.score::float8 as score
    from course_enrolments e
    join activity_progress p on p.client_id = e.client_id and p.enrolment_id = e.id
    where e.client_id = ${clientId} and e.user_id = ${userId} and e.course_id = ${courseId}`.execute(tx);
  return rows;
}

/** §states#instructor-authorisation Activities of a course the live instructor has opened to everybody, or to this person. */
export async function authorisedActivities(
  tx: Tx,
  { clientId, courseId, userId }: { clientId: string; courseId: string; userId: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ activity_id: string }>`
    select activity_id from activity_authorisations where client_id = ${clientId} and course_id = ${courseId}
    union all
    select activity_id from person_authorisations
    where client_id = ${clientId} and course_id = ${courseId} and user_id = ${userId}`.execute(tx);
  return new Set(rows.map((row) => row.activity_id));
}

/** How far somebody is in a course, kept with what changed it. */
export async function keepCourseProgress(
  tx: Tx,
  courseProgress: {
    clientId: string;
    enrolmentId: string;
    done: number;
    total: number;
    percent: number;
    score: number | null;
    now: Date;
  },
): Promise<void> {
  const update = sql`
    update course_enrolments
    set done = ${courseProgress.done}, total = ${courseProgress.total}, percent = ${courseProgress.percent}, score = ${courseProgress.score}::float8, last_at = ${courseProgress.now}
    where client_id = ${courseProgress.clientId} and id = ${courseProgress.enrolmentId}`;
  await writeSoon(tx, update.execute(tx));
}
