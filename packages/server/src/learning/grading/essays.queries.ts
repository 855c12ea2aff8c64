import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface EssayFilter {
  courseId?: string | undefined;
  activityId?: string | undefined;
  bankId?: string | undefined;
}

/** Where an essay stands: its attempt, and its place there from 0. */
export interface EssayPlace {
  attemptId: string;
  question: number;
}

export interface EssayRow {
  attempt_id: string;
  question: number;
  course_id: string;
  course_version: number;
  activity_id: string;
  user_id: string;
  number: number;
  locale: Locale;
  state: AttemptState;
  ended_at: Date;
  body: QuestionBody;
  /** Text written; null: nothing. */
  text: string | null;
  locked_by: string | null;
  locker: string | null;
}

/** Questions and results in attempts `a`, place by place from 0, with what it was and what it came to. */
const essays = sql`
  cross join lateral jsonb_array_elements(a.graded) with ordinality as g (entry, nth)
  join question_versions v on v.client_id = a.client_id
    and v.question_id = (a.paper -> (g.nth - 1)::integer ->> 'questionId')::uuid
    and v.version = (a.paper -> (g.nth - 1)::integer ->> 'version')::integer
  left join essay_locks l on l.client_id = a.client_id and l.attempt_id = a.id and l.question = g.nth - 1`;

const when = (given: unknown, clause: RawBuilder<unknown>) => (given === undefined ? sql`` : clause);
const narrowed = ({ courseId, activityId, bankId }: EssayFilter) => sql`
  ${when(courseId, sql`and a.course_id = ${courseId}::uuid`)}
  ${when(activityId, sql`and a.activity_id = ${activityId}::uuid`)}
  ${when(
    bankId,
    sql`and exists (select from questions q
      where q.client_id = v.client_id and q.id = v.question_id and q.bank_id = ${bankId}::uuid)`,
  )}`;
const waits = sql`a.state = 'marking' and g.entry ->> 'points' is null and v.body ->> 'kind' = 'essay'`;

const columns = (now: Date) => sql`
  a.id as attempt_id, (g.nth - 1)::integer as question, a.course_id, a.course_version, a.activity_id, a.user_id,
  a.number, a.locale, a.state, a.ended_at, v.body, g.entry -> 'answer' ->> 'text' as text,
  case when l.locked_until > ${now}::timestamptz then l.locked_by end as locked_by,
  case when l.locked_until > ${now}::timestamptz then coalesce(m.sort_name, '—') end as locker`;
const locker = sql`left join memberships m on m.client_id = l.client_id and m.user_id = l.locked_by`;

type Position = readonly [waitsSince: Date, attemptId: string, question: number];

/** Essays that wait, the longest waiting first. */
export async function waitingPage(
  tx: Tx,
  scope: { clientId: string; now: Date },
  filter: EssayFilter,
  page: { after: Position | undefined; rows: number },
): Promise<EssayRow[]> {
  const { after } = page;
  const { rows } = await sql<EssayRow>`
    select ${columns(scope.now)} from attempts a ${essays} ${locker}
    where a.client_id = ${scope.clientId} and ${waits} ${narrowed(filter)}
      ${when(after, sql`and (a.ended_at, a.id, g.nth - 1) > (${after?.[0]}::timestamptz, ${after?.[1]}::uuid, ${after?.[2]}::bigint)`)}
    order by a.ended_at, a.id, g.nth limit ${page.rows}`.execute(tx);
  return rows;
}

/** Attempts `a` with an essay that waits, those of somebody else, as a source with its condition. */
export const essaysOfOthers = ({ clientId, userId }: { clientId: string; userId: string }) => sql`
  attempts a ${essays} where a.client_id = ${clientId} and ${waits} and a.user_id <> ${userId}`;

/** How many wait; those somebody wrote themself are not theirs to mark. */
export async function countWaiting(
  tx: Tx,
  query: { clientId: string; notOf?: string },
  filter: EssayFilter = {},
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from attempts a ${essays}
    where a.client_id = ${query.clientId} and ${waits} ${narrowed(filter)}
      ${when(query.notOf, sql`and a.user_id <> ${query.notOf}::uuid`)}`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** Lock on the essays of a client, so that no two get the same. */
export async function oneTakerAtATime(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('essays ' || ${clientId}, 0))`.execute(tx);
}

/** The longest waiting that are nobody's, for somebody who did not write them. */
export async function freeEssays(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date },
  filter: EssayFilter,
  { but, count }: { but: readonly EssayPlace[]; count: number },
): Promise<EssayPlace[]> {
  const { rows } = await sql<EssayPlace>`
    select a.id as "attemptId", (g.nth - 1)::integer as question from attempts a ${essays}
    where a.client_id = ${person.clientId} and ${waits} ${narrowed(filter)} and a.user_id <> ${person.userId}
      and (l.locked_until is null or l.locked_until <= ${person.now}::timestamptz or l.locked_by = ${person.userId})
      and not exists (select from jsonb_to_recordset(${JSON.stringify(but)}::jsonb) as k ("attemptId" uuid, question integer)
        where k."attemptId" = a.id and k.question = g.nth - 1)
    order by a.ended_at, a.id, g.nth limit ${count}`.execute(tx);
  return rows;
}

/** Makes an essay somebody's for a while; false: it is another's. */
export async function lockEssay(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date; until: Date },
  place: EssayPlace,
): Promise<boolean> {
  const { rows } = await sql<{ question: number }>`
    insert into essay_locks (client_id, attempt_id, question, locked_by, locked_until)
    values (${person.clientId}, ${place.attemptId}, ${place.question}, ${person.userId}, ${person.until}::timestamptz)
    on conflict (client_id, attempt_id, question) do update
      set locked_by = excluded.locked_by, locked_until = excluded.locked_until
      where essay_locks.locked_by = excluded.locked_by or essay_locks.locked_until <= ${person.now}::timestamptz
    returning question`.execute(tx);
  return rows.length > 0;
}

/** Locks that are still theirs stay so for longer. */
export async function keepEssays(
  tx: Tx,
  lock: { clientId: string; userId: string; until: Date },
  places: readonly EssayPlace[],
): Promise<void> {
  await sql`
    update essay_locks l set locked_until = ${lock.until}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as k ("attemptId" uuid, question integer)
    where l.client_id = ${lock.clientId} and l.attempt_id = k."attemptId" and l.question = k.question
      and l.locked_by = ${lock.userId}`.execute(tx);
}

export async function unlockEssay(
  tx: Tx,
  person: { clientId: string; userId: string },
  place: EssayPlace,
): Promise<void> {
  await tx
    .deleteFrom("essay_locks")
    .where("client_id", "=", person.clientId)
    .where("attempt_id", "=", place.attemptId)
    .where("question", "=", place.question)
    .where("locked_by", "=", person.userId)
    .execute();
}

/** Question at a place of an attempt that ended, an essay or not; undefined: there is no such place. */
export async function essayAt(
  tx: Tx,
  scope: { clientId: string; now: Date },
  place: EssayPlace,
): Promise<EssayRow | undefined> {
  const { rows } = await sql<EssayRow>`
    select ${columns(scope.now)} from attempts a ${essays} ${locker}
    where a.client_id = ${scope.clientId} and a.id = ${place.attemptId} and g.nth - 1 = ${place.question}`.execute(
    tx,
  );
  return rows[0];
}

/** Lock on the marks of an attempt; rows stay free for those who hold them in their own order. */
export async function oneMarkerAtATime(tx: Tx, attemptId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marks of ' || ${attemptId}, 0))`.execute(tx);
}

export interface EssayMarkRow {
  points: number;
  rubric: { id: string; points: number }[];
  comment: string;
  by: string;
  at: Date;
  reason: string | null;
}

/** Marks of an essay, the first first, each with why it was given. */
export async function marksOf(tx: Tx, clientId: string, place: EssayPlace): Promise<EssayMarkRow[]> {
  const { rows } = await sql<EssayMarkRow>`
    select points::float8 as points, rubric, comment, actor_name as by, at, reason from attempt_marks
    where client_id = ${clientId} and attempt_id = ${place.attemptId} and question = ${place.question}
    order by id`.execute(tx);
  return rows;
}

/** When what counts at a place was written. */
export async function writtenAt(tx: Tx, clientId: string, place: EssayPlace): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from attempt_answers
    where client_id = ${clientId} and attempt_id = ${place.attemptId} and question = ${place.question}
      and not late`.execute(tx);
  return rows[0]?.at ?? undefined;
}

export async function writerOf(
  tx: Tx,
  clientId: string,
  attemptId: string,
): Promise<{ user_id: string; name: string; store: string | null } | undefined> {
  const { rows } = await sql<{ user_id: string; name: string; store: string | null }>`
    select a.user_id, coalesce(m.sort_name, '') as name, s.name as store from attempts a
    left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where a.client_id = ${clientId} and a.id = ${attemptId}`.execute(tx);
  return rows[0];
}

/** State of an attempt of the client; undefined: there is none. */
export async function attemptState(tx: Tx, clientId: string, attemptId: string) {
  return tx
    .selectFrom("attempts")
    .select("state")
    .where("client_id", "=", clientId)
    .where("id", "=", attemptId)
    .executeTakeFirst();
}
