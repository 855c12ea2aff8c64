import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { withdrawCompletions } from "../../members/requirements/index.ts";
import type { ResultOf } from "./apply-result.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";
import { lockEnrolmentById } from "./enrolments.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { notifyReopened } from "./notify-enrolment.ts";
import { failAnew } from "./progress.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { courseAfter } from "./rules/course-after.ts";
import { keepCourseProgress, standingsOf } from "./standings.queries.ts";
import { moveTrails } from "./trail-progress.ts";

/**
 * Takes a passed activity back, because staff said so of this very person: it is failed now, and a course that was
 * completed with it has more to do. Points that were paid stay and are not paid again. Nothing happens where the course
 * has started over since.
 */
export async function takeBackResult(
  tx: Tx,
  work: ResultOf,
  { score, by: actor }: { score: number | null; by: MovedBy },
): Promise<void> {
  const { clientId, userId, enrolmentId, courseId, now } = work;
  const enrolment = await lockEnrolmentById(tx, { clientId, id: enrolmentId });
  if (!enrolment || enrolment.attempt !== work.courseAttempt || enrolment.version === null) return;
  const course = await publishedCourse(tx, { clientId, courseId, version: enrolment.version });
  if (!course) return;
  await failAnew(tx, work, score);
  const after = courseAfter(course, await standingsOf(tx, { clientId, enrolmentId }));
  await keepCourseProgress(tx, { clientId, enrolmentId, ...after, now });
  const { id, state, attempt } = enrolment;
  if (completedStates.has(state) && after.done < after.total) {
    await moveEnrolment(tx, { clientId, id, state, attempt }, "reopen", actor);
    await withdrawCompletions(tx, { clientId, id: courseId }, [userId]);
    await moveTrails(tx, { clientId, userId, courseId, now });
    await notifyReopened(tx, { clientId, courseId, userIds: [userId], now });
    await publishEvent(tx, "trainings.changed", { clientId, userId });
  }
  await publishEvent(tx, "learning.changed", { clientId, userId });
}
