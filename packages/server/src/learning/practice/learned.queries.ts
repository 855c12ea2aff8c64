import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface Person {
  clientId: string;
  userId: string;
}

/** A course somebody works in, with what they have finished of it. */
export interface FinishedOf {
  courseId: string;
  version: number;
  activityIds: string[];
}

const mostCourses = 40;

/** Activities somebody has finished, by course; the courses they were in last. */
export async function finishedActivities(tx: Tx, { clientId, userId }: Person): Promise<FinishedOf[]> {
  const { rows } = await sql<FinishedOf>`
    select e.course_id as "courseId", e.version, p.ids as "activityIds"
    from course_enrolments e
    cross join lateral (
      select array_agg(p.activity_id order by p.activity_id) as ids from activity_progress p
      where p.client_id = e.client_id and p.enrolment_id = e.id and p.state = 'finished') p
    where e.client_id = ${clientId} and e.user_id = ${userId} and e.version is not null and p.ids is not null
      and e.state not in ('unenrolled', 'blocked')
    order by e.last_at desc nulls last, e.id limit ${mostCourses}`.execute(tx);
  return rows;
}

/** How somebody did with a question in a test. */
export interface TestAnswer {
  questionId: string;
  right: boolean;
  at: Date;
}

const mostAttempts = 40;

/** Answers of somebody's last tests that were graded, the oldest first. */
export async function gradedAnswers(tx: Tx, { clientId, userId }: Person): Promise<TestAnswer[]> {
  const { rows } = await sql<TestAnswer>`
    with last as (
      select id, paper, graded, ended_at from attempts
      where client_id = ${clientId} and user_id = ${userId} and state = 'done'
      order by ended_at desc limit ${mostAttempts})
    select p.question ->> 'questionId' as "questionId", (g.graded ->> 'right')::boolean as right, l.ended_at as at
    from last l
    cross join lateral jsonb_array_elements(l.paper) with ordinality as p (question, place)
    join lateral jsonb_array_elements(l.graded) with ordinality as g (graded, place) on g.place = p.place
    where g.graded ->> 'right' is not null
    order by l.ended_at, l.id, p.place`.execute(tx);
  return rows;
}

const mostUntold = 200;

/** Questions of tests that never tell. */
const untoldForGood = ({ clientId, userId }: Person) => sql`
    union
    select p.question ->> 'questionId' as id
    from (
      select a.paper from attempts a
      where a.client_id = ${clientId} and a.user_id = ${userId} and a.state <> 'void'
        and a.settings ->> 'feedback' = 'never'
      order by a.id desc limit ${mostUntold}) a
    cross join lateral jsonb_array_elements(a.paper) as p (question)`;

/**
 * Questions of somebody's tests whose answers they may not be told now: they are at the test, or it tells after a close
 * that has not come; `forGood` with those of tests that never tell.
 */
export async function unansweredQuestions(
  tx: Tx,
  { clientId, userId }: Person,
  { now, forGood }: { now: Date; forGood: boolean },
): Promise<Set<string>> {
  // The words of the index `attempts_untold`: a person's ended attempts are many.
  const { rows } = await sql<{ id: string }>`
    select distinct p.question ->> 'questionId' as id
    from (
      select a.paper from attempts a
      where a.client_id = ${clientId} and a.user_id = ${userId}
        and (a.state = 'running' or a.state <> 'void' and a.settings ->> 'feedback' = 'after_close')
        and (a.state = 'running' or coalesce((a.settings ->> 'closesAt')::timestamptz > ${now}::timestamptz, true))
      order by a.id desc limit ${mostUntold}) a
    cross join lateral jsonb_array_elements(a.paper) as p (question)
    ${forGood ? untoldForGood({ clientId, userId }) : sql``}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Questions somebody was told the answer of already, in drills and on other days. */
export async function answeredQuestions(tx: Tx, { clientId, userId }: Person): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from memories
    where client_id = ${clientId} and user_id = ${userId} and kind = 'question'
    order by due limit 500`.execute(tx);
  return rows.map(({ subject }) => subject);
}
