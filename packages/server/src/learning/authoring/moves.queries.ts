import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface LearnerMoveRow {
  version: number;
  move: "in_progress" | "all";
  done: number;
  total: number;
  after_id: string | null;
  moved_by: string | null;
  mover_name: string;
  started_at: Date;
}

/** The moving of people that is still going on. */
export async function movingOf(tx: Tx, clientId: string, courseId: string): Promise<LearnerMoveRow | null> {
  const { rows } = await sql<LearnerMoveRow>`
    select version, move, done, total, after_id, moved_by, mover_name, started_at from course_moves
    where client_id = ${clientId} and course_id = ${courseId}::uuid and ended_at is null
    order by version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function insertMove(
  tx: Tx,
  courseVersion: { clientId: string; courseId: string; version: number },
  move: Pick<LearnerMoveRow, "move" | "total" | "started_at"> & { userId: string; name: string },
): Promise<void> {
  await tx
    .insertInto("course_moves")
    .values({
      client_id: courseVersion.clientId,
      course_id: courseVersion.courseId,
      version: courseVersion.version,
      move: move.move,
      total: move.total,
      after_id: null,
      moved_by: move.userId,
      mover_name: move.name,
      started_at: move.started_at,
      ended_at: null,
    })
    .execute();
}

/** How far it is; `last` is the enrolment that was moved last, null: all are done. */
export async function advanceMove(
  tx: Tx,
  courseVersion: { clientId: string; courseId: string; version: number },
  moved: number,
  last: string | null,
  now: Date,
): Promise<void> {
  await sql`
    update course_moves
    set done = done + ${moved}, after_id = coalesce(${last}::uuid, after_id),
        ended_at = case when ${last}::uuid is null then ${now}::timestamptz end
    where client_id = ${courseVersion.clientId} and course_id = ${courseVersion.courseId}::uuid and version = ${courseVersion.version}`.execute(
    tx,
  );
}
