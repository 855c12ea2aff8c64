import type { RegradeRun } from "@trilha/contract/learning/grading/regrade-shapes.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type RegradeRunRow = Selectable<Tables["regrade_runs"]>;

/** A question as it is asked from now on. */
export async function currentQuestion(
  tx: Tx,
  clientId: string,
  id: string,
): Promise<{ version: number; body: QuestionBody } | undefined> {
  const { rows } = await sql<{ version: number; body: QuestionBody }>`
    select v.version, v.body from questions q
    join question_versions v
      on v.client_id = q.client_id and v.question_id = q.id and v.version = q.body_version
    where q.client_id = ${clientId} and q.id = ${id}`.execute(tx);
  return rows[0];
}

/** Attempts that ended and were asked a question, in any version. */
export async function countAsking(tx: Tx, clientId: string, questionId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from attempts
    where client_id = ${clientId} and state in ('done', 'marking')
      and paper @> ${JSON.stringify([{ questionId }])}::jsonb`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Attempts that run and are judged by an older version of a question. */
export async function countRunning(
  tx: Tx,
  questionVersion: { clientId: string; questionId: string; version: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from attempts a
    where a.client_id = ${questionVersion.clientId} and a.state = 'running'
      and a.paper @> ${JSON.stringify([{ questionId: questionVersion.questionId }])}::jsonb
      and exists (
        select from jsonb_to_recordset(a.paper) as p ("questionId" text, version integer)
        where p."questionId" = ${questionVersion.questionId}
          and coalesce((a.regraded ->> ${questionVersion.questionId}::text)::integer, p.version) < ${questionVersion.version})`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Owners of attempts, and in which version of a course they were made, by attempt. */
export async function madeBy(
  tx: Tx,
  clientId: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, { name: string; course_version: number }>> {
  const { rows } = await sql<{ id: string; name: string; course_version: number }>`
    select a.id, coalesce(m.sort_name, '') as name, a.course_version from attempts a
    left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    where a.client_id = ${clientId} and a.id = any(${[...attemptIds]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export function newestRun(tx: Tx, clientId: string, questionId: string): Promise<RegradeRunRow | undefined> {
  return tx
    .selectFrom("regrade_runs")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("question_id", "=", questionId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Undefined: one of this question is at work already. */
export function beginRun(
  tx: Tx,
  row: Pick<
    RegradeRunRow,
    | "client_id"
    | "question_id"
    | "version"
    | "reason"
    | "take_back"
    | "total"
    | "started_by"
    | "starter_name"
    | "started_at"
  >,
): Promise<RegradeRunRow | undefined> {
  return tx
    .insertInto("regrade_runs")
    .values({ ...row, after_id: null, ended_at: null })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "question_id"]).where("ended_at", "is", null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** A run that is not done, taken: whoever else works on it waits. */
export function holdRun(tx: Tx, clientId: string, id: string): Promise<RegradeRunRow | undefined> {
  return tx
    .selectFrom("regrade_runs")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function noteRun(
  tx: Tx,
  { client_id, id }: Pick<RegradeRunRow, "client_id" | "id">,
  reached: Pick<RegradeRunRow, "moved" | "after_id" | "ended_at">,
): Promise<void> {
  await tx
    .updateTable("regrade_runs")
    .set(reached)
    .where("client_id", "=", client_id)
    .where("id", "=", id)
    .execute();
}

export function presentRun(row: RegradeRunRow): RegradeRun {
  return {
    ...{ version: row.version, reason: row.reason, by: row.starter_name, moved: row.moved, total: row.total },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
