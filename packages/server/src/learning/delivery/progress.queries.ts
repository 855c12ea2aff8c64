import type { Ranges } from "@trilha/contract/learning/delivery/ranges.ts";
import type { ActivityState, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { LearningPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import { sql } from "kysely";
import type { ResumePosition } from "../../db/column-types.ts";
import { type Tx, writeSoon } from "../../db/database.ts";
import type { ActivityWork, ReportedOutcome } from "./rules/activity-after.ts";

export interface HeldRow {
  sitting_id: string;
  attempt: number;
  activity_id: string;
  user_id: string;
  sitting_opened_at: Date;
  sitting_seq: number;
  sitting_seconds: number;
  sitting_seen: Ranges;
  used: number;
  /** Seconds since this sitting was opened that the person's other sittings have not used. */
  spare: number;
  pace: LearningPace;
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
  position: ResumePosition | null;
  position_opened_at: Date | null;
  position_seq: number;
  score: number | null;
  verdict: ReportedOutcome;
  opened_at: Date;
}

const clockTurn = (clientId: unknown, userId: unknown) =>
  sql`hashtextextended('learning clock ' || ${clientId} || ' ' || ${userId}, 0)`;

/** Lets one sitting of a person be counted after the other: together they take no longer than the clock. */
export async function lockClock(tx: Tx, clientId: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${clockTurn(sql`${clientId}::text`, sql`${userId}::text`)})`.execute(
    tx,
  );
}

/** The same for many, without waiting: those whose turn it is. */
export async function lockClocks(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ person: string }>`
    select person from unnest(${[...userIds]}::text[]) as asked (person)
    where pg_try_advisory_xact_lock(${clockTurn(sql`${clientId}::text`, sql`person`)})`.execute(tx);
  return new Set(rows.map(({ person }) => person));
}

/**
 * All that steps are judged by, in one statement, by sitting. The enrolments are held, and then the activities' rows, in
 * the order an opening holds them: what other devices send, a version people are moved to and whoever takes them out wait
 * until this transaction ends, and each is judged by what stands then. The spare time is the release-date test of
 * scheduling on one machine: from any opening on, the person's sittings together take no longer than until now. `unheld` leaves out what somebody else holds just
 * now instead of waiting for it.
 */
export async function holdProgress(
  tx: Tx,
  clientId: string,
  sittings: readonly { sittingId: string; userId: string }[],
  now: Date,
  { unheld = false } = {},
): Promise<ReadonlyMap<string, HeldRow>> {
  const { rows } = await sql<HeldRow>`
    select s.id as sitting_id, s.attempt, s.activity_id, s.user_id, s.opened_at as sitting_opened_at,
           s.seq as sitting_seq, s.seconds as sitting_seconds, s.seen as sitting_seen, s.used,
           c.learning_pace as pace, clock.spare,
           e.id as enrolment_id, e.course_id, e.version, e.state as course_state, e.attempt as course_attempt,
           e.done, e.total, e.percent as course_percent,
           p.state, p.percent, p.seen, p.size, p.seconds, p.position, p.position_opened_at, p.position_seq,
           p.score::float8 as score, p.verdict, p.opened_at
    from unnest(${sittings.map(({ sittingId }) => sittingId)}::uuid[],
                ${sittings.map(({ userId }) => userId)}::uuid[]) as asked (sitting, person)
    join sittings s on s.client_id = ${clientId} and s.id = asked.sitting
      and s.user_id = asked.person
    join course_enrolments e on e.client_id = s.client_id and e.id = s.enrolment_id
    join activity_progress p
      on p.client_id = s.client_id and p.enrolment_id = s.enrolment_id and p.activity_id = s.activity_id
    join clients c on c.id = s.client_id
    cross join lateral (
      select min(extract(epoch from ${now}::timestamptz - since.opened_at) - since.used)::float8 as spare
      from (
        select o.opened_at, sum(case when o.id = s.id then 0 else o.used end) over (order by o.opened_at desc) as used
        from sittings o
        where o.client_id = s.client_id and o.user_id = s.user_id
          and o.opened_at between least(s.opened_at, ${now}::timestamptz - interval '1 day') and ${now}
      ) since
      where since.opened_at <= s.opened_at
    ) clock
    for update of e, s, p ${unheld ? sql`skip locked` : sql``}`.execute(tx);
  return new Map(rows.map((row) => [row.sitting_id, row]));
}

/**
 * Seconds since an activity was opened first that the person's other activities have not used, by the release-date test
 * `holdProgress` makes. The caller holds the person's turn.
 */
export async function spareOfActivity(
  tx: Tx,
  activity: {
    clientId: string;
    userId: string;
    enrolmentId: string;
    activityId: string;
    openedAt: Date;
    now: Date;
  },
): Promise<number> {
  const { clientId, userId, enrolmentId, activityId, openedAt, now } = activity;
  const { rows } = await sql<{ spare: number }>`
    select greatest(0, min(extract(epoch from ${now}::timestamptz - since.opened_at) - since.used))::float8 as spare
    from (
      select o.opened_at, sum(o.used) over (order by o.opened_at desc) as used
      from (
        select opened_at, case when enrolment_id = ${enrolmentId} and activity_id = ${activityId} then 0 else used end as used
        from sittings
        where client_id = ${clientId} and user_id = ${userId}
          and opened_at between least(${openedAt}::timestamptz, ${now}::timestamptz - interval '1 day') and ${now}
        union all select ${openedAt}::timestamptz, 0) o
    ) since
    where since.opened_at <= ${openedAt}`.execute(tx);
  return rows[0]?.spare ?? 0;
}

/**
 * Charges seconds to an activity from a moment on, so that no other activity counts them for itself: to the sitting that
 * was opened then, or, where an attempt began within a sitting, to an opening of its own.
 */
export async function chargeTime(
  tx: Tx,
  charge: { clientId: string; enrolmentId: string; activityId: string; openedAt: Date; seconds: number },
): Promise<void> {
  const used = Math.floor(charge.seconds);
  await sql`
    with work as (
      select * from sittings
      where client_id = ${charge.clientId} and enrolment_id = ${charge.enrolmentId} and activity_id = ${charge.activityId}
    ), charged as (
      update sittings set used = greatest(used, ${used}::int)
      where client_id = ${charge.clientId} and id = (
        select id from work where opened_at = ${charge.openedAt} order by id limit 1)
      returning id
    )
    insert into sittings (client_id, enrolment_id, attempt, activity_id, user_id, opened_at, device, locale, used)
    select client_id, enrolment_id, attempt, activity_id, user_id, ${charge.openedAt}, device, locale, ${used}::int
    from work where not exists (select from charged)
    order by opened_at desc, id desc limit 1`.execute(tx);
}

/** Whether somebody has this sitting, whatever became of its activity. */
export async function hasSitting(
  tx: Tx,
  sitting: { clientId: string; sittingId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sittings s where s.client_id = ${sitting.clientId} and s.id = ${sitting.sittingId}
      and s.user_id = ${sitting.userId}`.execute(tx);
  return rows.length > 0;
}

/** Result of held steps. */
export interface StoredProgress {
  held: Pick<HeldRow, "sitting_id" | "enrolment_id" | "activity_id" | "seconds" | "state">;
  work: ActivityWork;
  /** Seconds of the person's time the sitting came to. */
  used: number;
}

/** Keeps what steps came to, in one statement: no two of one activity or one enrolment. */
export async function keepProgress(
  tx: Tx,
  clientId: string,
  steps: readonly StoredProgress[],
  now: Date,
): Promise<void> {
  const rows = steps.map(({ held, used, work: { record, state, percent, score, verdict } }) => ({
    ...{ sitting: held.sitting_id, sat_seq: record.sitting.seq, sat_seconds: record.sitting.seconds },
    ...{ sat_seen: record.sitting.seen, enrolment: held.enrolment_id, spent: record.seconds - held.seconds },
    ...{
      activity: held.activity_id,
      used,
      state,
      percent,
      seen: record.seen,
      size: record.size,
      score,
      verdict,
    },
    ...{ seconds: record.seconds, position: record.position, position_seq: record.positionFrom.seq },
    position_opened_at: record.position && new Date(record.positionFrom.openedAt),
    finished_at: state === "finished" && held.state !== "finished" ? now : null,
  }));
  await sql`
    with kept as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k (
        sitting uuid, sat_seq int, sat_seconds int, sat_seen jsonb, used int, enrolment uuid, spent int, activity uuid, state text,
        percent int, seen jsonb, size int, score float8, verdict text, seconds int, position jsonb, position_seq int,
        position_opened_at timestamptz, finished_at timestamptz)
    ), sat as (
      update sittings s set seq = k.sat_seq, seconds = k.sat_seconds, seen = k.sat_seen, used = k.used
      from kept k where s.client_id = ${clientId} and s.id = k.sitting
    ), spent as (
      update course_enrolments e set seconds = e.seconds + k.spent
      from kept k where e.client_id = ${clientId} and e.id = k.enrolment and k.spent > 0
    )
    update activity_progress p
    set state = k.state, percent = k.percent, seen = k.seen, size = k.size, seconds = k.seconds,
        position = k.position, position_opened_at = k.position_opened_at, position_seq = k.position_seq,
        score = k.score, verdict = k.verdict, finished_at = coalesce(p.finished_at, k.finished_at)
    from kept k
    where p.client_id = ${clientId} and p.enrolment_id = k.enrolment and p.activity_id = k.activity`.execute(
    tx,
  );
}

/** Keeps what the result of an activity came to; how long it was worked on is said by its steps. */
export async function keepResult(
  tx: Tx,
  result: { clientId: string; enrolmentId: string; activityId: string; now: Date },
  { state, percent, score, verdict }: Pick<ActivityWork, "state" | "percent" | "score" | "verdict">,
): Promise<void> {
  const update = sql`
    update activity_progress
    set state = ${state}, percent = ${percent}, score = ${score}::float8, verdict = ${verdict},
        finished_at = case when ${state} = 'finished' then coalesce(finished_at, ${result.now}::timestamptz) end
    where client_id = ${result.clientId} and enrolment_id = ${result.enrolmentId} and activity_id = ${result.activityId}`;
  await writeSoon(tx, update.execute(tx));
}

/** An activity that was passed is failed after all: its row goes one way, so another takes its place. */
export async function failAnew(
  tx: Tx,
  activity: { clientId: string; enrolmentId: string; activityId: string },
  score: number | null,
): Promise<void> {
  const { rows } = await sql<{ seconds: number; opened_at: Date }>`
    delete from activity_progress
    where client_id = ${activity.clientId} and enrolment_id = ${activity.enrolmentId} and activity_id = ${activity.activityId}
    returning seconds, opened_at`.execute(tx);
  const [was] = rows;
  if (!was) return;
  await sql`
    insert into activity_progress (client_id, enrolment_id, activity_id, state, seconds, score, verdict, opened_at)
    values (${activity.clientId}, ${activity.enrolmentId}, ${activity.activityId}, 'reproved', ${was.seconds}, ${score}::float8, 'failed',
            ${was.opened_at})`.execute(tx);
}
