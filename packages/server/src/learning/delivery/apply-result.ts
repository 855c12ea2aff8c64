import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";
import { type CourseEnrolmentRow, lockEnrolmentById } from "./enrolments.queries.ts";
import { finishActivity } from "./finish-activity.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { notifyEnrolment } from "./notify-enrolment.ts";
import { openProgress } from "./player.queries.ts";
import { keepResult } from "./progress.queries.ts";
import { type PublishedCourse, publishedCourse } from "./published-outline.ts";
import { betterScore, judged, laterVerdict, type ReportedOutcome } from "./rules/activity-after.ts";
import { courseAfter } from "./rules/course-after.ts";
import { keepCourseProgress, standingsOf } from "./standings.queries.ts";

/** Work of a person, whichever sitting it was done in; of an attempt of the course. */
export interface ResultOf {
  clientId: string;
  userId: string;
  enrolmentId: string;
  courseId: string;
  activityId: string;
  courseAttempt: number;
  locale: Locale;
  now: Date;
}

/** Result of a test or a game. */
export interface ActivityResult {
  verdict: ReportedOutcome;
  /** Percent; null: there is none. */
  score: number | null;
  /** §states#failing-all-attempts What failing it for good does to the course. */
  ends: "fail" | "block" | "restart" | null;
  /** Read in the history and by whoever was blocked: what it was. */
  reason: string;
}

/**
 * Takes in the result of an activity that is run elsewhere, whenever it comes: the best score counts and passing is never
 * lost. The course finishes with it, fails, blocks or starts over; whoever passed before may have improved it. Undefined:
 * the course has started over since, or the activity is gone, and nothing was written. `held`: the enrolment, where the
 * caller holds it and has just read it.
 */
export async function applyResult(
  tx: Tx,
  work: ResultOf,
  result: ActivityResult,
  held?: CourseEnrolmentRow,
): Promise<Progressed | undefined> {
  const { clientId, enrolmentId, courseId, activityId, now } = work;
  const enrolment = held ?? (await lockEnrolmentById(tx, { clientId, id: enrolmentId }));
  if (!enrolment || enrolment.attempt !== work.courseAttempt || enrolment.version === null) return undefined;
  const course = await publishedCourse(tx, { clientId, courseId, version: enrolment.version });
  const placed = course?.byId.get(activityId);
  if (!course || !placed) return undefined;
  const before = await openProgress(tx, { clientId, enrolmentId, activityId, size: null, now });
  const after = judged(
    {
      ...{ state: before.state, percent: before.percent },
      score: betterScore(before.score, result.score),
      verdict: laterVerdict(before.verdict, result.verdict),
      record: recordOf(before),
    },
    placed.activity.completion,
  );
  await keepResult(tx, work, after);
  const { state, percent } = after;
  const activity = { id: activityId, state, percent, seconds: before.seconds };
  if (state === "finished" && before.state !== "finished") {
    const { opened, earned, ...stands } = await finishActivity(tx, work, course, enrolment);
    return { activity, course: { id: courseId, ...stands }, opened, earned, wait: 0 };
  }
  const stands = await countAnew(tx, work, enrolment, course);
  const ended = result.ends && (await endBadly(tx, work, { ...enrolment, state: stands.state }, result));
  await publishEvent(tx, "learning.changed", { clientId, userId: work.userId });
  const course_ = { id: courseId, ...stands, ...(ended && { state: ended }) };
  if (ended !== "restarted") return { activity, course: course_, opened: [], earned: null, wait: 0 };
  return {
    activity: { id: activityId, state: "not_started", percent: 0, seconds: 0 },
    course: { ...course_, percent: 0, done: 0 },
    opened: [],
    earned: null,
    wait: 0,
  };
}

/** §states#leftover-attempts A better grade after the course was approved has improved it. */
async function countAnew(tx: Tx, work: ResultOf, enrolment: CourseEnrolmentRow, course: PublishedCourse) {
  const { clientId, enrolmentId, now } = work;
  const after = courseAfter(course, await standingsOf(tx, { clientId, enrolmentId }));
  await keepCourseProgress(tx, { clientId, enrolmentId, ...after, now });
  const { id, state, attempt } = enrolment;
  const better = completedStates.has(state) && (after.score ?? 0) > (enrolment.score ?? 0);
  const moved =
    better && (await moveEnrolment(tx, { clientId, id, state, attempt }, "improve", byItself(now)));
  const { done, total, percent } = after;
  return { state: moved || (state as LearningState), percent, done, total };
}

/** §states#failing-all-attempts: reproved, blocked, or from the beginning. What is done already stays done. */
async function endBadly(
  tx: Tx,
  work: ResultOf,
  enrolment: Pick<CourseEnrolmentRow, "id" | "attempt"> & { state: LearningState },
  { ends, reason }: ActivityResult,
): Promise<LearningState | undefined> {
  const { clientId, courseId, userId, now } = work;
  const { id, attempt, state } = enrolment;
  if (!ends || completedStates.has(state) || state === "blocked") return undefined;
  const actor = { ...byItself(now), reason: reason.slice(0, 256) };
  const to = await moveEnrolment(tx, { clientId, id, state, attempt }, ends, actor);
  if (!to) return undefined;
  const event = {
    clientId,
    courseId,
    userIds: [userId],
    event: ends,
    from: state,
    reason: actor.reason,
    now,
  };
  await notifyEnrolment(tx, { ...event, byStaff: true });
  return to;
}

const byItself = (now: Date): MovedBy => ({ actorId: null, actorName: "", reason: null, now });

function recordOf({ seen, size, seconds, opened_at }: Awaited<ReturnType<typeof openProgress>>) {
  const openedAt = opened_at.getTime();
  return {
    ...{ openedAt, unit: "seconds" as const, seen, size, seconds, position: null },
    positionFrom: { openedAt: 0, seq: 0 },
    sitting: { openedAt, seq: 0, seconds: 0, seen: [] },
    ahead: 0,
  };
}
