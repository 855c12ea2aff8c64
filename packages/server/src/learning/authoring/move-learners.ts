import type { LearnerMove } from "@trilha/contract/learning/authoring/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { moveToVersion, onOtherVersions, type VersionMove } from "../delivery/index.ts";
import { courseById, type OfficeCourseRow } from "./courses.queries.ts";
import { advanceMove, insertMove, movingOf } from "./moves.queries.ts";

/** More people than these are moved by a job. */
const atOnce = 500;
const batch = 100;

/** Moves people of older versions to the one that was published: here, or where they are many by a job. */
export async function beginMove(
  tx: Tx,
  call: MemberCall,
  course: OfficeCourseRow,
  version: number,
  move: LearnerMove,
): Promise<{ moved: number; moving: { done: number; total: number } | null }> {
  if (move === "none") return { moved: 0, moving: null };
  const { clientId, userId, name } = call.actor;
  const courseVersion = { clientId, courseId: course.id, version };
  const { inProgress, completed } = await onOtherVersions(tx, courseVersion);
  const total = move === "all" ? inProgress + completed : inProgress;
  if (total === 0) return { moved: 0, moving: null };
  await recordAudit(tx, call, {
    action: "courses.move_learners",
    entity: course.kind,
    entityId: course.id,
    entityName: textIn(course.draft.title, call.locale),
    after: { version, move, people: total },
  });
  if (total > atOnce) {
    await insertMove(tx, courseVersion, { move, total, userId, name, started_at: call.now });
    await enqueue(
      tx,
      "courses.move_learners",
      { clientId, courseId: course.id },
      { key: `courses ${course.id}` },
    );
    return { moved: total, moving: { done: 0, total } };
  }
  const actor = { actorId: userId, actorName: name, reason: null, now: call.now };
  const about: VersionMove = { ...courseVersion, kind: course.kind, move, by: actor };
  let after: string | null = null;
  for (let moved = batch; moved === batch; ) {
    const step: { moved: number; last: string | null } = await moveToVersion(tx, about, {
      after,
      rows: batch,
    });
    ({ moved, last: after } = step);
  }
  return { moved: total, moving: null };
}

/** Goes on with the moving of people, a hundred at a time, each in a transaction of its own that says how far it is. */
export const moveLearners: JobHandler<"courses.move_learners"> = async (parts, { clientId, courseId }) => {
  for (let isOver = false; !isOver; ) {
    const result = await parts.db.write({ clientId }, async (tx) => {
      const move = await movingOf(tx, clientId, courseId);
      const course = await courseById(tx, clientId, courseId);
      if (!move || !course) return true;
      const now = parts.clock.now();
      const actor = { actorId: move.moved_by, actorName: move.mover_name, reason: null, now };
      const courseVersion = { clientId, courseId, version: move.version };
      const about = { ...courseVersion, kind: course.kind, move: move.move, by: actor };
      const { moved, last } = await moveToVersion(tx, about, { after: move.after_id, rows: batch });
      await advanceMove(tx, courseVersion, moved, moved < batch ? null : last, now);
      return moved < batch;
    });
    isOver = isRefusal(result) || result;
  }
};
