import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { PlacedActivity } from "@trilha/contract/learning/outline.ts";
import { learns } from "@trilha/contract/learning/states.ts";
import type { Tx } from "../../db/database.ts";
import { findSitting } from "./player.queries.ts";
import { type PublishedCourse, publishedCourse } from "./published-outline.ts";

/** One opening of an activity that may still be worked in. */
export interface OpenSitting {
  id: string;
  enrolmentId: string;
  courseId: string;
  userId: string;
  /** Of the course, from 1. */
  attempt: number;
  /** Of the course that they are in. */
  version: number;
  openedAt: Date;
  /** The language its content was asked for in. */
  locale: Locale;
  course: PublishedCourse;
  placed: PlacedActivity;
}

/**
 * A sitting of somebody's, for what runs an activity elsewhere. Undefined: none of theirs, or one that is over: the
 * course has started over, they have left it or are blocked, or the activity is gone.
 */
export async function sittingOf(
  tx: Tx,
  of: { clientId: string; sittingId: string; userId: string },
): Promise<OpenSitting | undefined> {
  const row = await findSitting(tx, of);
  if (!row || row.attempt !== row.course_attempt || !learns.has(row.state) || row.version === null) {
    return undefined;
  }
  const { clientId } = of;
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
