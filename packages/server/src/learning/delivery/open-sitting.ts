import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { PlacedActivity } from "@trilha/contract/learning/delivery/outline.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { learns } from "@trilha/contract/learning/delivery/states.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { findSitting, type SittingRow } from "./player.queries.ts";
import { type PublishedCourse, publishedCourse } from "./published-outline.ts";

/** One opening of an activity that may still be worked in. */
export interface OpenSitting {
  id: string;
  enrolmentId: string;
  courseId: string;
  userId: string;
  /** Attempt of the course, from 1. */
  attempt: number;
  /** Version of the course that they are in. */
  version: number;
  openedAt: Date;
  /** The language its content was asked for in. */
  locale: Locale;
  course: PublishedCourse;
  placed: PlacedActivity;
}

/**
 * A sitting of somebody's, as `sittingOf` finds it. Refuses what is nobody's or another's with `request.not_found`, and
 * one that is over with what ended it.
 */
export async function askSitting(
  tx: Tx,
  sitting: { clientId: string; sittingId: string; userId: string },
): Promise<OpenSitting | Refusal> {
  const row = await findSitting(tx, sitting);
  if (!row) return refuse(genericProblems.notFound);
  if (row.state === "blocked") return refuse(playerProblems.blocked);
  if (!learns.has(row.state)) return refuse(playerProblems.notEnrolled);
  if (row.attempt !== row.course_attempt || row.version === null) return refuse(playerProblems.sittingOver);
  return (
    (await opened(tx, sitting.clientId, { ...row, version: row.version })) ??
    refuse(playerProblems.activityGone)
  );
}

/**
 * A sitting of somebody's, for what runs an activity elsewhere. Undefined: none of theirs, or one that is over: the
 * course has started over, they have left it or are blocked, or the activity is gone.
 */
export async function sittingOf(
  tx: Tx,
  sitting: { clientId: string; sittingId: string; userId: string },
): Promise<OpenSitting | undefined> {
  const row = await findSitting(tx, sitting);
  if (!row || row.attempt !== row.course_attempt || !learns.has(row.state) || row.version === null) {
    return undefined;
  }
  return opened(tx, sitting.clientId, { ...row, version: row.version });
}

async function opened(
  tx: Tx,
  clientId: string,
  row: SittingRow & { version: number },
): Promise<OpenSitting | undefined> {
  const course = await publishedCourse(tx, { clientId, courseId: row.course_id, version: row.version });
  const placed = course?.byId.get(row.activity_id);
  if (!course || !placed) return undefined;
  return {
    id: row.id,
    enrolmentId: row.enrolment_id,
    courseId: row.course_id,
    userId: row.user_id,
    attempt: row.attempt,
    version: row.version,
    openedAt: row.opened_at,
    locale: row.locale,
    ...{ course, placed },
  };
}
