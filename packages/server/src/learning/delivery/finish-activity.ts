import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { publishEvent } from "../../core/events.ts";
import { enqueueBadges } from "../../core/jobs/enqueue.ts";
import type { Tx } from "../../db/database.ts";
import { completeCourse } from "./complete-course.ts";
import { type CourseEnrolmentRow, lockEnrolmentById } from "./enrolments.queries.ts";
import { holdCourse } from "./flag-hurry.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import type { PublishedCourse } from "./published-outline.ts";
import { courseAfter, openedBy } from "./rules/course-after.ts";
import { authorisedActivities, keepCourseProgress, standingsOf } from "./standings.queries.ts";

/** Where a course stands, and what the last step did to it. */
export interface CourseStanding {
  state: LearningState;
  percent: number;
  done: number;
  total: number;
  opened: number[];
  earned: CompletionEarnings | null;
}

/**
 * Counts an activity that was finished just now towards its course, in the transaction that finished it: whoever finishes
 * two at once waits here, and the second sees the first. The course finishes with the last that counts.
 */
export async function finishActivity(
  tx: Tx,
  finished: {
    clientId: string;
    userId: string;
    enrolmentId: string;
    courseId: string;
    activityId: string;
    locale: Locale;
    now: Date;
  },
  course: PublishedCourse,
  held?: CourseEnrolmentRow,
): Promise<CourseStanding> {
  const { clientId, userId, enrolmentId, courseId, activityId, now } = finished;
  // One message: the standings are read once the enrolment is held.
  const [enrolment, standings, authorised] = await Promise.all([
    held ?? lockEnrolmentById(tx, { clientId, id: enrolmentId }),
    standingsOf(tx, { clientId, enrolmentId }),
    authorisedActivities(tx, { clientId, courseId, userId }),
  ]);
  if (!enrolment) throw new Error("progress without an enrolment");
  const after = courseAfter(course, standings);
  const { done, total, percent } = after;
  await keepCourseProgress(tx, { clientId, enrolmentId, ...after, now });
  const states = new Map(standings.map((one) => [one.activityId, one.state]));
  const opened = openedBy(course, { states, authorised }, activityId);
  const stands = { percent, done, total, opened };
  const ended = await endCourse(tx, finished, enrolment, course, after);
  if (ended) return { ...stands, ...ended };
  await enqueueBadges(tx, { clientId, userId });
  await publishEvent(tx, "learning.changed", { clientId, userId });
  return { ...stands, state: enrolment.state, earned: null };
}

/**
 * Finishes a course all of which is done, of an enrolment the caller holds: approved where it holds a graded test. Whoever left and came back has not begun
 * again until now: that is noted first. Undefined: there is more to do, it is finished already, or it waits for somebody
 * to look at how fast it was done.
 */
export async function endCourse(
  tx: Tx,
  finished: Parameters<typeof completeCourse>[1],
  enrolment: { state: LearningState; attempt: number; held_at: Date | null },
  course: Pick<PublishedCourse, "graded" | "byId" | "outline">,
  { done, total }: { done: number; total: number },
): Promise<{ state: LearningState; earned: CompletionEarnings | null } | undefined> {
  if (total === 0 || done < total || completedStates.has(enrolment.state)) return undefined;
  const { clientId, enrolmentId: id, now } = finished;
  const { attempt } = enrolment;
  if (await holdCourse(tx, finished, enrolment, course)) return undefined;
  const actor = { actorId: null, actorName: "", reason: null, now };
  const begun = await moveEnrolment(tx, { clientId, id, state: enrolment.state, attempt }, "start", actor);
  const state = begun ?? enrolment.state;
  const ended = await moveEnrolment(
    tx,
    { clientId, id, state, attempt },
    course.graded ? "pass" : "finish",
    actor,
  );
  return ended && { state: ended, earned: await completeCourse(tx, finished) };
}
