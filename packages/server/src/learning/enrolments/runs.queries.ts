import type { EnrolmentRun } from "@trilha/contract/learning/enrolments/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type EnrolmentRunRow = Selectable<Tables["enrolment_runs"]>;

/** Undefined: another is under way in this course. */
export async function insertRun(
  tx: Tx,
  run: {
    clientId: string;
    courseId: string;
    event: "enrol" | "invite";
    eligibility: Eligibility;
    /** Absent: the course's own. */
    dueOn: string | null | undefined;
    total: number;
    userId: string;
    name: string;
    now: Date;
  },
): Promise<EnrolmentRunRow | undefined> {
  return tx
    .insertInto("enrolment_runs")
    .values({
      ...{ client_id: run.clientId, course_id: run.courseId, event: run.event, total: run.total },
      eligibility: JSON.stringify(run.eligibility),
      ...{ own_due: run.dueOn !== undefined, due_on: run.dueOn ?? null, after_id: null, ended_at: null },
      ...{ started_by: run.userId, starter_name: run.name, started_at: run.now },
    })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "course_id"]).where("ended_at", "is", null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** One that is still going on, taken; undefined: it is over. */
export function lockRun(tx: Tx, clientId: string, id: string): Promise<EnrolmentRunRow | undefined> {
  return tx
    .selectFrom("enrolment_runs")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** How far it is; `last` is whom it came to last, null: it is over. */
export async function advanceRun(
  tx: Tx,
  run: { clientId: string; id: string },
  step: { done: number; joined: number; last: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update enrolment_runs
    set done = done + ${step.done}, joined = joined + ${step.joined}, after_id = coalesce(${step.last}::uuid, after_id),
        ended_at = case when ${step.last}::uuid is null then ${now}::timestamptz end
    where client_id = ${run.clientId} and id = ${run.id}`.execute(tx);
}

/** The newest of a course. */
export function newestRun(tx: Tx, clientId: string, courseId: string): Promise<EnrolmentRunRow | undefined> {
  return tx
    .selectFrom("enrolment_runs")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("course_id", "=", courseId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function presentRun(row: EnrolmentRunRow): EnrolmentRun {
  return {
    ...{ event: row.event, done: row.done, total: row.total, joined: row.joined, by: row.starter_name },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
