import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Tx } from "../../db/database.ts";
import { activityGround, payActivity } from "../../loyalty/campaigns/index.ts";
import { courseCompletions, insertCourseAward, lockPayments, paidFor } from "./course-payments.queries.ts";

/** A course or trail somebody finished just now. */
export interface CourseCompletion {
  clientId: string;
  userId: string;
  enrolmentId: string;
  courseId: string;
  kind: CourseKind;
  /** In the reader's language; `locale` is theirs. */
  title: string;
  locale: Locale;
  now: Date;
}

/**
 * Pay for finishing a course or trail, once for good, whatever is retried, restarted or taken in again. Null: it gives
 * nothing, or has given already.
 */
export async function payCompletion(
  tx: Tx,
  completion: CourseCompletion,
): Promise<CompletionEarnings | null> {
  const { clientId, userId, courseId, enrolmentId, kind, title, locale, now } = completion;
  const who = { clientId, userId };
  await lockPayments(tx, who);
  const [[paid], ground] = await Promise.all([
    paidFor(tx, who, [courseId]),
    activityGround(tx, who, now, courseCompletions),
  ]);
  if (paid || !ground) return null;
  return payActivity(tx, ground, {
    ...{ ...who, objectId: courseId, source: { type: kind, title }, locale, now },
    key: `award:course:${enrolmentId}:1`,
    insertAward: (award) => insertCourseAward(tx, { ...award, courseId, enrolmentId }),
  });
}
