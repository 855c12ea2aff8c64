import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { type AttemptState, graceSeconds } from "@trilha/contract/learning/tests/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { StoredAnswer } from "./rules/counted.ts";

/** One step on its way into the table. */
export interface NewAnswer {
  attemptId: string;
  userId: string;
  stepId: string;
  device: string;
  deviceName: string;
  seq: number;
  question: number;
  answer: QuestionAnswer | null;
  final: boolean;
  afterMs: number;
  at: Date;
}

export interface TakenRow {
  /** Index among the steps that were asked. */
  n: number;
  state: AttemptState;
  deadline: Date | null;
  late: boolean;
  /** The answer is durable with this commit; else a step of its id or place was there before. */
  saved: boolean;
}

/** Steps as the statements below read them. */
const asRows = (steps: readonly NewAnswer[]): string =>
  JSON.stringify(
    steps.map((step, n) => ({
      ...{ n, attempt: step.attemptId, person: step.userId, step: step.stepId, device: step.device },
      ...{ name: step.deviceName, seq: step.seq, question: step.question, answer: step.answer },
      ...{ final: step.final, at: step.at, after: step.afterMs },
    })),
  );

/**
 * Adds steps to running attempts, of many people in one statement, and tells what state each attempt is in: a step that
 * is there already is not added again, and what comes too late or after the end is kept and marked. Attempts are shared,
 * so that whoever hands one in waits for what is being added, and the other way round. `unheld` leaves out what somebody
 * holds just now. What has no row in the answer was not added.
 *
 * It never reads the table it adds to: a plan made while that was small would read all of it, an answer at a time, until
 * the table is analysed.
 */
export async function addAnswers(
  tx: Tx,
  clientId: string,
  steps: readonly NewAnswer[],
  { unheld = false } = {},
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    with asked as materialized (
      select * from jsonb_to_recordset(${asRows(steps)}::jsonb) as a (n int, attempt uuid, person uuid, step uuid,
        device uuid, name text, seq int, question smallint, answer jsonb, final boolean, at timestamptz, after int)
    ), held as materialized (
      select t.id, t.user_id, t.state, t.deadline, t.deadline + make_interval(secs => ${graceSeconds}) as until
      from attempts t
      where t.client_id = ${clientId} and t.id = any(array(select attempt from asked))
      for key share ${unheld ? sql`skip locked` : sql``}
    ), mine as (
      select a.*, h.state, h.deadline, h.state <> 'running' or coalesce(a.at > h.until, false) as late
      from asked a join held h on h.id = a.attempt and h.user_id = a.person
    ), added as (
      insert into attempt_answers (client_id, attempt_id, step_id, device, device_name, seq, question, answer, final,
        late, at, after_ms)
      select ${clientId}, attempt, step, device, name, seq, question, answer, final, late, at, after
      from mine order by n
      on conflict do nothing
      returning attempt_id, step_id
    )
    select m.n, m.state, m.deadline, m.late, d.step_id is not null as saved
    from mine m
    left join added d on d.attempt_id = m.attempt and d.step_id = m.step`.execute(tx);
  return rows;
}

/** Steps that were not added: those that are there and say the same, by their place, and whether they came late. */
export async function earlierAnswerSteps(
  tx: Tx,
  clientId: string,
  steps: readonly NewAnswer[],
): Promise<Map<number, boolean>> {
  const { rows } = await sql<{ n: number; late: boolean }>`
    select a.n, k.late
    from jsonb_to_recordset(${asRows(steps)}::jsonb) as a (n int, attempt uuid, step uuid, device uuid, seq int,
      question smallint, answer jsonb, final boolean)
    join attempt_answers k on k.client_id = ${clientId} and k.attempt_id = a.attempt and k.step_id = a.step
    where (k.device, k.seq, k.question, k.final) = (a.device, a.seq, a.question, a.final)
      and k.answer is not distinct from a.answer`.execute(tx);
  return new Map(rows.map(({ n, late }) => [n, late]));
}

export interface AnswerRow extends StoredAnswer {
  device_name: string;
  at: Date;
}

/**
 * Answers that may be meant, in the order they arrived: of each question the first that was handed in, and the newest
 * of each device, among what came in time and among what came late. Whoever typed an essay for an hour has sent
 * thousands.
 */
export async function answersMeant(tx: Tx, clientId: string, attemptId: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.id, a.device, a.device_name, a.seq, a.question, a.answer, a.final, a.late, a.at
    from (
      select id, row_number() over (partition by question, late, device order by seq desc) as newest,
             row_number() over (partition by question, late, final order by id) as first, final
      from attempt_answers where client_id = ${clientId} and attempt_id = ${attemptId}) k
    join attempt_answers a on a.client_id = ${clientId} and a.attempt_id = ${attemptId} and a.id = k.id
    where k.newest = 1 or k.final and k.first = 1 order by a.id`.execute(tx);
  return rows;
}

/** Answers in attempts, in the order they arrived. */
export async function answersOf(
  tx: Tx,
  clientId: string,
  attemptIds: readonly string[],
): Promise<(AnswerRow & { attempt_id: string })[]> {
  const { rows } = await sql<AnswerRow & { attempt_id: string }>`
    select id, attempt_id, device, device_name, seq, question, answer, final, late, at from attempt_answers
    where client_id = ${clientId} and attempt_id = any(${[...attemptIds]}::uuid[]) order by id`.execute(tx);
  return rows;
}

export interface AnswerMarkRow {
  attempt_id: string;
  question: number;
  points: number;
  comment: string;
}

/** The marks that count: of each question the last. */
export async function marksOf(
  tx: Tx,
  clientId: string,
  attemptIds: readonly string[],
): Promise<AnswerMarkRow[]> {
  const { rows } = await sql<AnswerMarkRow>`
    select distinct on (attempt_id, question) attempt_id, question, points::float8 as points, comment
    from attempt_marks where client_id = ${clientId} and attempt_id = any(${[...attemptIds]}::uuid[])
    order by attempt_id, question, id desc`.execute(tx);
  return rows;
}
