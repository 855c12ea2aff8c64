import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import type { Consequence, TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { type Selectable, sql } from "kysely";
import type { GradedQuestion, PaperQuestion } from "../../db/column-types.ts";
import { type Tx, writeSoon } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type AttemptEvent = Selectable<Tables["attempt_events"]>["what"];

export interface TestAttemptRow {
  id: string;
  client_id: string;
  enrolment_id: string;
  activity_id: string;
  course_id: string;
  user_id: string;
  course_attempt: number;
  course_version: number;
  type: TestType;
  number: number;
  locale: Locale;
  settings: TestData;
  paper: PaperQuestion[];
  state: AttemptState;
  started_at: Date;
  deadline: Date | null;
  ended_at: Date | null;
  ending: "submitted" | "ran_out" | "void" | null;
  graded: GradedQuestion[] | null;
  points: number | null;
  total: number;
  percent: number | null;
  passed: boolean | null;
  best: boolean;
  consequence: Consequence;
  regraded: Record<string, number>;
}

/** Columns of attempts `t`. */
export const attemptColumns =
  sql.raw(`t.id, t.client_id, t.enrolment_id, t.activity_id, t.course_id, t.user_id, t.course_attempt,
  t.course_version, t.type, t.number, t.locale, t.settings, t.paper, t.state, t.started_at, t.deadline, t.ended_at,
  t.ending, t.graded, t.points::float8 as points, t.total::float8 as total, t.percent::float8 as percent, t.passed,
  t.best, t.consequence, t.regraded`);

/** An attempt; held, where it is about to change: answers that arrive meanwhile wait and see what became of it. */
export async function attemptById(
  tx: Tx,
  attempt: { clientId: string; id: string; held?: boolean },
): Promise<TestAttemptRow | undefined> {
  const { rows } = await sql<TestAttemptRow>`
    select ${attemptColumns} from attempts t where t.client_id = ${attempt.clientId} and t.id = ${attempt.id}
    ${attempt.held ? sql`for update` : sql``}`.execute(tx);
  return rows[0];
}

/** Holds the enrolment an attempt belongs to. */
export async function holdEnrolmentOf(tx: Tx, attempt: { clientId: string; id: string }): Promise<void> {
  await sql`
    select from course_enrolments e
    where e.client_id = ${attempt.clientId}
      and e.id = (select t.enrolment_id from attempts t where t.client_id = ${attempt.clientId} and t.id = ${attempt.id})
    for update of e`.execute(tx);
}

/** Line of an attempt: there may be hundreds, each with a long paper. */
export type AttemptLine = Pick<
  TestAttemptRow,
  "id" | "type" | "number" | "state" | "started_at" | "deadline" | "ended_at" | "percent" | "passed"
>;

/** Attempts of a person at a test in one attempt of the course, in their order. */
export async function attemptsAt(
  tx: Tx,
  activity: { clientId: string; enrolmentId: string; activityId: string; courseAttempt: number },
): Promise<AttemptLine[]> {
  const { rows } = await sql<AttemptLine>`
    select t.id, t.type, t.number, t.state, t.started_at, t.deadline, t.ended_at, t.percent::float8 as percent, t.passed
    from attempts t
    where t.client_id = ${activity.clientId} and t.enrolment_id = ${activity.enrolmentId}
      and t.activity_id = ${activity.activityId} and t.course_attempt = ${activity.courseAttempt}
    order by t.number`.execute(tx);
  return rows;
}

export interface Allowance {
  attempts: number;
  minutes: number;
  /** When a block was lifted last. */
  freedAt: Date | null;
  /** The highest number of all attempts of theirs at the test. */
  lastNumber: number;
}

/** Allowance of a person for a test in this attempt of the course, and since when attempts are counted. */
export async function allowanceOf(
  tx: Tx,
  activity: { clientId: string; enrolmentId: string; activityId: string; courseAttempt: number },
): Promise<Allowance> {
  const { rows } = await sql<Allowance>`
    select coalesce(sum(g.attempts), 0)::int as attempts, coalesce(sum(g.minutes), 0)::int as minutes,
           (select max(s.at) from course_enrolment_steps s
            where s.client_id = ${activity.clientId} and s.enrolment_id = ${activity.enrolmentId} and s.event = 'lift') as "freedAt",
           (select coalesce(max(t.number), 0) from attempts t
            where t.client_id = ${activity.clientId} and t.enrolment_id = ${activity.enrolmentId}
              and t.activity_id = ${activity.activityId}) as "lastNumber"
    from attempt_grants g
    where g.client_id = ${activity.clientId} and g.enrolment_id = ${activity.enrolmentId}
      and g.activity_id = ${activity.activityId} and g.course_attempt = ${activity.courseAttempt}`.execute(
    tx,
  );
  return rows[0] ?? { attempts: 0, minutes: 0, freedAt: null, lastNumber: 0 };
}

export interface NewAttempt {
  clientId: string;
  enrolmentId: string;
  activityId: string;
  courseId: string;
  userId: string;
  courseAttempt: number;
  courseVersion: number;
  type: TestType;
  number: number;
  locale: Locale;
  settings: TestData;
  paper: readonly PaperQuestion[];
  seed: number;
  deadline: Date | null;
  total: number;
  deviceName: string;
  now: Date;
}

/** Begins an attempt, with the first line of its timeline. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<TestAttemptRow> {
  const { rows } = await sql<TestAttemptRow>`
    with t as (
      insert into attempts (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version,
        type, number, locale, settings, paper, seed, started_at, deadline, total)
      values (${attempt.clientId}, ${attempt.enrolmentId}, ${attempt.activityId}, ${attempt.courseId}, ${attempt.userId}, ${attempt.courseAttempt},
        ${attempt.courseVersion}, ${attempt.type}, ${attempt.number}, ${attempt.locale}, ${JSON.stringify(attempt.settings)}::jsonb,
        ${JSON.stringify(attempt.paper)}::jsonb, ${attempt.seed}, ${attempt.now}, ${attempt.deadline}::timestamptz, ${attempt.total}::float8)
      returning *
    ), noted as (
      insert into attempt_events (client_id, attempt_id, what, device_name, at)
      select t.client_id, t.id, 'started', ${attempt.deviceName}, ${attempt.now} from t)
    select ${attemptColumns} from t`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an attempt has no row");
  return row;
}

export interface Ended {
  state: "marking" | "done";
  graded: GradedQuestion[];
  points: number | null;
  total: number;
  percent: number | null;
  passed: boolean | null;
  best: boolean;
  consequence: Consequence;
}

/** Writes what an attempt came to; how it ended, where it ends with that. */
export async function keepResult(
  tx: Tx,
  attempt: Pick<TestAttemptRow, "client_id" | "id">,
  result: Ended,
  ending: { how: "submitted" | "ran_out"; at: Date } | null,
): Promise<void> {
  const update = sql`
    update attempts
    set state = ${result.state}, graded = ${JSON.stringify(result.graded)}::jsonb, points = ${result.points}::float8,
        total = ${result.total}::float8, percent = ${result.percent}::float8, passed = ${result.passed}::boolean,
        best = ${result.best}, consequence = ${result.consequence},
        ended_at = coalesce(ended_at, ${ending?.at ?? null}::timestamptz), ending = coalesce(ending, ${ending?.how ?? null}::text)
    where client_id = ${attempt.client_id} and id = ${attempt.id}`;
  await writeSoon(tx, update.execute(tx));
}

export interface NotedEvent {
  clientId: string;
  attemptId: string;
  what: AttemptEvent;
  at: Date;
  question?: number;
  points?: number | null;
  actorId?: string;
  actorName?: string;
  deviceName?: string;
  reason?: string | null;
}

export async function noteEvent(tx: Tx, event: NotedEvent): Promise<void> {
  const noted = tx
    .insertInto("attempt_events")
    .values({
      client_id: event.clientId,
      attempt_id: event.attemptId,
      what: event.what,
      question: event.question ?? null,
      points: event.points ?? null,
      actor_id: event.actorId ?? null,
      actor_name: event.actorName ?? "",
      device_name: event.deviceName ?? "",
      reason: event.reason ?? null,
      at: event.at,
    })
    .execute();
  await writeSoon(tx, noted);
}

/** §states#failing-all-attempts Whatever somebody was at in a course that starts over is void. */
export async function voidAttempts(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string; now: Date },
): Promise<void> {
  await sql`
    with gone as (
      update attempts set state = 'void', ending = coalesce(ending, 'void'), ended_at = coalesce(ended_at, ${enrolment.now})
      where client_id = ${enrolment.clientId} and enrolment_id = ${enrolment.enrolmentId} and state in ('running', 'marking')
      returning client_id, id)
    insert into attempt_events (client_id, attempt_id, what, at) select client_id, id, 'void', ${enrolment.now} from gone`.execute(
    tx,
  );
}

/** Attempts whose time and grace are over, the longest ago first. */
export async function ranOut(
  tx: Tx,
  before: Date,
  most: number,
): Promise<{ client_id: string; id: string }[]> {
  return tx
    .selectFrom("attempts")
    .select(["client_id", "id"])
    .where("state", "=", "running")
    .where("deadline", "<", before)
    .orderBy("deadline")
    .limit(most)
    .execute();
}

/** Adds a version to the marks of one question. */
export async function insertMark(
  tx: Tx,
  mark: {
    clientId: string;
    attemptId: string;
    question: number;
    points: number;
    rubric: readonly { id: string; points: number }[];
    comment: string;
    reason: string | null;
    by: { userId: string; name: string };
    at: Date;
  },
): Promise<void> {
  const { clientId, attemptId, question, points, rubric, comment, reason, by: marker, at } = mark;
  await tx
    .insertInto("attempt_marks")
    .values({
      ...{ client_id: clientId, attempt_id: attemptId, question, points, comment, reason, at },
      ...{ rubric: JSON.stringify(rubric), actor_id: marker.userId, actor_name: marker.name },
    })
    .execute();
}
