import type { Ranges } from "@trilha/contract/learning/ranges.ts";
import type { ActivityState, LearningState } from "@trilha/contract/learning/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Position } from "../../db/schema-progress.ts";
import type { ActivityWork, Said } from "./rules/activity-after.ts";

export interface HeldRow {
  sitting_id: string;
  attempt: number;
  activity_id: string;
  user_id: string;
  sitting_opened_at: Date;
  sitting_seq: number;
  sitting_seconds: number;
  sitting_seen: Ranges;
  enrolment_id: string;
  course_id: string;
  version: number | null;
  course_state: LearningState;
  course_attempt: number;
  done: number;
  total: number;
  course_percent: number;
  state: ActivityState;
  percent: number;
  seen: Ranges;
  size: number | null;
  seconds: number;
  position: Position | null;
  position_opened_at: Date | null;
  position_seq: number;
  score: number | null;
  verdict: Said;
  opened_at: Date;
}

/**
 * All that a step is judged by, in one statement. The enrolment is held, and then the activity's row, in the order an
 * opening holds them: what other devices send, a version people are moved to and whoever takes them out wait until this
 * transaction ends, and each is judged by what stands then.
 */
export async function holdProgress(
  tx: Tx,
  of: { clientId: string; sittingId: string; userId: string | null },
): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`
    select s.id as sitting_id, s.attempt, s.activity_id, s.user_id, s.opened_at as sitting_opened_at,
           s.seq as sitting_seq, s.seconds as sitting_seconds, s.seen as sitting_seen,
           e.id as enrolment_id, e.course_id, e.version, e.state as course_state, e.attempt as course_attempt,
           e.done, e.total, e.percent as course_percent,
           p.state, p.percent, p.seen, p.size, p.seconds, p.position, p.position_opened_at, p.position_seq,
           p.score::float8 as score, p.verdict, p.opened_at
    from sittings s
    join course_enrolments e on e.client_id = s.client_id and e.id = s.enrolment_id
    join activity_progress p
      on p.client_id = s.client_id and p.enrolment_id = s.enrolment_id and p.activity_id = s.activity_id
    where s.client_id = ${of.clientId} and s.id = ${of.sittingId}
      and (${of.userId}::uuid is null or s.user_id = ${of.userId}::uuid)
    for update of e, s, p`.execute(tx);
  return rows[0];
}

/** Whether somebody has this sitting, whatever became of its activity. */
export async function hasSitting(
  tx: Tx,
  of: { clientId: string; sittingId: string; userId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sittings s where s.client_id = ${of.clientId} and s.id = ${of.sittingId}
      and (${of.userId}::uuid is null or s.user_id = ${of.userId}::uuid)`.execute(tx);
  return rows.length > 0;
}

/** Keeps what a step came to, in one statement. */
export async function keepProgress(
  tx: Tx,
  held: Pick<HeldRow, "sitting_id" | "enrolment_id" | "activity_id" | "seconds" | "state">,
  clientId: string,
  { record, state, percent, score, verdict }: ActivityWork,
  now: Date,
): Promise<void> {
  const { sitting } = record;
  const finishedNow = state === "finished" && held.state !== "finished" ? now : null;
  await sql`
    with sat as (
      update sittings set seq = ${sitting.seq}, seconds = ${sitting.seconds}, seen = ${JSON.stringify(sitting.seen)}::jsonb
      where client_id = ${clientId} and id = ${held.sitting_id}
    ), spent as (
      update course_enrolments set seconds = seconds + ${record.seconds - held.seconds}::int
      where client_id = ${clientId} and id = ${held.enrolment_id} and ${record.seconds - held.seconds}::int > 0
    )
    update activity_progress
    set state = ${state}, percent = ${percent}, seen = ${JSON.stringify(record.seen)}::jsonb, size = ${record.size}::int,
        seconds = ${record.seconds}, position = ${record.position && JSON.stringify(record.position)}::jsonb,
        position_opened_at = ${record.position && new Date(record.positionFrom.openedAt)}::timestamptz,
        position_seq = ${record.positionFrom.seq}, score = ${score}::float8, verdict = ${verdict},
        finished_at = coalesce(finished_at, ${finishedNow}::timestamptz)
    where client_id = ${clientId} and enrolment_id = ${held.enrolment_id} and activity_id = ${held.activity_id}`.execute(
    tx,
  );
}

export interface StandingRow {
  activityId: string;
  state: ActivityState;
  percent: number;
  score: number | null;
}

/** How far somebody is in the activities they have opened. */
export async function standingsOf(
  tx: Tx,
  of: { clientId: string; enrolmentId: string },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select activity_id as "activityId", state, percent, score::float8 as score
    from activity_progress where client_id = ${of.clientId} and enrolment_id = ${of.enrolmentId}`.execute(tx);
  return rows;
}

/** §4 Activities of a course its live instructor has opened. */
export async function authorisedActivities(
  tx: Tx,
  of: { clientId: string; courseId: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("activity_authorisations")
    .select("activity_id")
    .where("client_id", "=", of.clientId)
    .where("course_id", "=", of.courseId)
    .execute();
  return new Set(rows.map((row) => row.activity_id));
}

/** How far somebody is in a course, kept with what changed it. */
export async function keepCourseProgress(
  tx: Tx,
  of: {
    clientId: string;
    enrolmentId: string;
    done: number;
    total: number;
    percent: number;
    score: number | null;
    now: Date;
  },
): Promise<void> {
  await sql`
    update course_enrolments
    set done = ${of.done}, total = ${of.total}, percent = ${of.percent}, score = ${of.score}::float8, last_at = ${of.now}
    where client_id = ${of.clientId} and id = ${of.enrolmentId}`.execute(tx);
}
