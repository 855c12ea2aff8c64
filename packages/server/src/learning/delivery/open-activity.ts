import { isModuleOn, moduleOfCourse } from "@trilha/contract/core/modules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { openActivity as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { worthOf } from "./course-worth.ts";
import { enterByTrail } from "./enter-by-trail.ts";
import { findActivity } from "./find-activity.ts";
import { endCourse } from "./finish-activity.ts";
import { knowsCourse } from "./knows-course.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import {
  insertSitting,
  type LearnerCourseRow,
  learnerOf,
  noteOpening,
  openProgress,
} from "./player.queries.ts";
import { presentActivity, whatIsShown } from "./present-activity.ts";
import { courseAfter } from "./rules/course-after.ts";

/**
 * §learning#player The player opens an activity: what to show in the nearest language, where to go on, what was seen, what lies on both
 * sides. With it the course begins, and a sitting that steps are sent for. Refuses with the nearest lock.
 */
export const openActivity: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { now } = call;
    const courseId = params.id;
    const locale = body.locale ?? call.locale;
    const enrolment = { clientId, userId, courseId, now, locale, held: true };
    if (!isModuleOn(moduleOfCourse[body.trailId ? "trail" : "course"], call.actor.modules)) {
      return refuse(genericProblems.notFound);
    }
    if (body.trailId) {
      // The course's enrolment is held before the trail's, as by whoever finishes the course.
      if (
        !(await learnerOf(tx, enrolment)) &&
        !(await knowsCourse(tx, { ...enrolment, trailId: body.trailId }))
      )
        return refuse(genericProblems.notFound);
      const refused = await enterByTrail(tx, { ...enrolment, trailId: body.trailId });
      if (refused) return refused;
    }
    // Sent together: what is there is the same whether they may see it or not.
    const [target, worth] = await Promise.all([
      findActivity(tx, { ...enrolment, order: params.order }),
      worthOf(tx, { clientId, userId, locale: call.locale, now }, [courseId]),
    ]);
    if (isRefusal(target)) return target;
    const { learner, activity } = target;
    const enrolmentId = learner.id;
    const sitting = insertSitting(tx, {
      ...{ clientId, enrolmentId, userId, locale, now },
      attempt: learner.attempt,
      activityId: activity.id,
      device: call.userAgent,
    });
    const begin = async () => {
      const shown = await whatIsShown(tx, call, target, { sittingId: sitting, worth });
      const { size } = shown;
      const done = await openProgress(tx, { clientId, enrolmentId, activityId: activity.id, size, now });
      return { shown, done };
    };
    const [sittingId, { shown, done }] = await Promise.all([sitting, begin()]);
    await noteOpening(tx, {
      ...{ clientId, enrolmentId, now, total: target.course.counted.length },
      activityId: activity.id,
      version: learner.version,
    });
    const begins = await begun(tx, { clientId, userId, now, name: call.actor.name }, learner);
    // Moved to a version they had done all of while they were out of it, they have nothing left to finish it with.
    const ended = await endCourse(
      tx,
      { clientId, userId, enrolmentId, courseId, locale: call.locale, now },
      { state: begins, attempt: learner.attempt, held_at: learner.held_at },
      target.course,
      courseAfter(target.course, target.standings),
    );
    const state = ended?.state ?? begins;
    return { sittingId, ...presentActivity({ ...target, learner: { ...learner, state } }, shown, done) };
  });

/** §states#course With the first activity somebody opens, the course has begun. */
async function begun(
  tx: Tx,
  who: { clientId: string; userId: string; name: string; now: Date },
  learner: LearnerCourseRow,
): Promise<LearnerCourseRow["state"]> {
  const { clientId, userId, now } = who;
  const { id, state, attempt } = learner;
  if (state !== "enrolled" && state !== "restarted") return state;
  const actor = { actorId: userId, actorName: who.name, reason: null, now };
  const moved = await moveEnrolment(tx, { clientId, id, state, attempt }, "start", actor);
  await publishEvent(tx, "learning.changed", { clientId, userId });
  return moved ?? state;
}
