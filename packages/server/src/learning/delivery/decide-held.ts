import type { Locale } from "@trilha/contract/core/locale.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { withdrawCompletions } from "../../members/requirements/index.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";
import { lockEnrolmentById } from "./enrolments.queries.ts";
import { endCourse } from "./finish-activity.ts";
import { hasOpenFlags, keepHeld } from "./flags.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { notifyEnrolment } from "./notify-enrolment.ts";
import { publishedCourse } from "./published-outline.ts";
import { courseAfter } from "./rules/course-after.ts";
import { standingsOf } from "./standings.queries.ts";
import { moveTrails } from "./trail-progress.ts";

/** An attempt of an enrolment the caller holds, one flag of which was decided just now. */
interface Decided {
  clientId: string;
  enrolmentId: string;
  attempt: number;
  locale: Locale;
  now: Date;
}

/** Finishes a course that was held back, as its last step would have, once nothing of it waits any more. */
export async function releaseHeld(tx: Tx, decided: Decided): Promise<void> {
  const { clientId, enrolmentId, attempt, locale, now } = decided;
  const enrolment = await lockEnrolmentById(tx, { clientId, id: enrolmentId });
  if (!enrolment?.held_at || enrolment.attempt !== attempt || enrolment.version === null) return;
  if (await hasOpenFlags(tx, { clientId, enrolmentId, attempt })) return;
  await keepHeld(tx, decided, null);
  const { course_id: courseId, user_id: userId, version } = enrolment;
  const course = await publishedCourse(tx, { clientId, courseId, version });
  // People who left meanwhile finish nothing; coming back they go on where they were.
  if (!course || enrolment.state === "unenrolled" || enrolment.state === "blocked") return;
  const after = courseAfter(course, await standingsOf(tx, { clientId, enrolmentId }));
  const free = { ...enrolment, held_at: null };
  await endCourse(tx, { clientId, userId, enrolmentId, courseId, locale, now }, free, course, after);
}

/**
 * Starts a course over whose result was not believed, in the attempt that was flagged: nothing of it is done, what was
 * completed is so no more, and the person reads why. Points that were paid stay.
 */
export async function startOver(tx: Tx, decided: Decided, actor: MovedBy): Promise<void> {
  const { clientId, enrolmentId, attempt, now } = decided;
  const enrolment = await lockEnrolmentById(tx, { clientId, id: enrolmentId });
  if (!enrolment || enrolment.attempt !== attempt) return;
  const { state, course_id: courseId, user_id: userId } = enrolment;
  const moved = await moveEnrolment(tx, { clientId, id: enrolmentId, state, attempt }, "restart", actor);
  if (!moved) return keepHeld(tx, decided, null);
  if (completedStates.has(state)) {
    await withdrawCompletions(tx, { clientId, id: courseId }, [userId]);
    await moveTrails(tx, { clientId, userId, courseId, now });
    await publishEvent(tx, "trainings.changed", { clientId, userId });
  }
  const event = { clientId, courseId, userIds: [userId], event: "restart", from: state, now } as const;
  await notifyEnrolment(tx, { ...event, reason: actor.reason, byStaff: true });
}
