import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { unitOf } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { learns } from "@trilha/contract/learning/delivery/states.ts";
import { type StepClock, secondsUsed } from "@trilha/contract/learning/delivery/steps.ts";
import type { BatchKind } from "../../core/batch.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { finishActivity } from "./finish-activity.ts";
import type { FinishedWork } from "./flag-hurry.ts";
import {
  type HeldRow,
  hasSitting,
  holdProgress,
  keepProgress,
  lockClock,
  lockClocks,
  type StoredProgress,
} from "./progress.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { type ActivityWork, judged } from "./rules/activity-after.ts";

/** Sitting to change. */
export interface SittingRequest {
  clientId: string;
  sittingId: string;
  userId: string;
  locale: Locale;
  now: Date;
}
type Change = (
  work: ActivityWork,
  clock: StepClock,
  finished: FinishedWork,
) => ActivityWork | Promise<ActivityWork>;

/**
 * The one way progress is taken in: holds the activity, lets `change` say what is known now, judges it by the activity's
 * rule, keeps it, and finishes what it finishes. What changes nothing writes nothing. Refuses `request.not_found` for
 * another person's sitting, `learning.sitting_over` once the course has started over, `learning.not_enrolled` and
 * `learning.blocked`, and `learning.activity_gone`.
 */
export async function takeProgress(
  tx: Tx,
  request: SittingRequest,
  change: Change,
  finishes?: (work: FinishedWork) => Promise<void>,
): Promise<Progressed | Refusal> {
  const { clientId, userId, now, locale } = request;
  const [, heldRows] = await Promise.all([
    lockClock(tx, clientId, userId),
    holdProgress(tx, clientId, [request], now),
  ]);
  const held = heldRows.get(request.sittingId);
  if (!held) {
    return refuse((await hasSitting(tx, request)) ? playerProblems.sittingOver : genericProblems.notFound);
  }
  const taken = await weigh(tx, { clientId, now }, held, change);
  if (isRefusal(taken)) return taken;
  const { work, course, changes, ends, stands } = taken;
  if (changes) await keepProgress(tx, clientId, [{ held, work, used: usedBy(held, work) }], now);
  if (!ends) return stands;
  const finished = workDone(held, clientId, now);
  await finishes?.(finished);
  const { opened, earned, ...after } = await finishActivity(tx, { ...finished, locale }, course);
  return { activity: stands.activity, course: { id: held.course_id, ...after }, opened, earned, wait: 0 };
}

/** One of many that are taken in together. */
export interface ProgressChange extends SittingRequest {
  change: Change;
}

/**
 * The same for many at once, where nothing ends. Undefined: it has to be taken in by itself, for it finishes something,
 * is refused, or somebody else holds it.
 */
export const progressBatch: BatchKind<ProgressChange, Progressed | undefined> = {
  name: "player_progress",
  access: "write",
  orderKey: ({ userId }) => userId,
  maxSize: 50,
  // A transaction costs more than the steps in it: what comes while the last commits makes one batch, not two.
  concurrency: 1,
  async run(tx, clientId, asks) {
    const [first] = asks;
    if (!first) return [];
    // Two statements leave in one message: the second takes its snapshot once the first has its locks.
    const turns = asks.map(({ userId }) => userId);
    const [people, held] = await Promise.all([
      lockClocks(tx, clientId, turns),
      holdProgress(tx, clientId, asks, first.now, { unheld: true }),
    ]);
    const rows: StoredProgress[] = [];
    const answers: (Progressed | undefined)[] = [];
    for (const { sittingId, userId, change, now } of asks) {
      const row = people.has(userId) ? held.get(sittingId) : undefined;
      const taken = row && (await weigh(tx, { clientId, now }, row, change));
      if (!taken || isRefusal(taken) || taken.ends) answers.push(undefined);
      else {
        if (taken.changes) rows.push({ held: row, work: taken.work, used: usedBy(row, taken.work) });
        answers.push(taken.stands);
      }
    }
    if (rows.length > 0) await writeLast(tx, (on) => keepProgress(on, clientId, rows, first.now));
    return answers;
  },
};

/** Seconds until a device says again what came too early. */
const longestWait = 600;

/** Result of a change, and where the course stands without it. */
async function weigh(
  tx: Tx,
  { clientId, now }: { clientId: string; now: Date },
  held: HeldRow,
  change: Change,
) {
  if (held.attempt !== held.course_attempt) return refuse(playerProblems.sittingOver);
  if (held.course_state === "blocked") return refuse(playerProblems.blocked);
  if (!learns.has(held.course_state)) return refuse(playerProblems.notEnrolled);
  const { course_id: courseId, version, activity_id: activityId } = held;
  const course = version === null ? undefined : await publishedCourse(tx, { clientId, courseId, version });
  const placed = course?.byId.get(activityId);
  if (!course || !placed) return refuse(playerProblems.activityGone);
  const { type, completion } = placed.activity;
  const before = workOf(held, unitOf(type));
  const clock = { now: now.getTime(), pace: held.pace, spare: held.spare };
  const work = judged(await change(before, clock, workDone(held, clientId, now)), completion);
  const { state, percent, record } = work;
  const { course_state, course_percent, done, total } = held;
  const stands: Progressed = {
    activity: { id: activityId, state, percent, seconds: record.seconds },
    course: { id: courseId, state: course_state, percent: course_percent, done, total },
    opened: [],
    earned: null,
    wait: state === "finished" ? 0 : Math.min(longestWait, record.ahead),
  };
  const ends = state === "finished" && held.state !== "finished";
  return { work, course, changes: !isSame(before, work), ends, stands };
}

const workDone = (held: HeldRow, clientId: string, now: Date): FinishedWork => ({
  ...{ clientId, userId: held.user_id, enrolmentId: held.enrolment_id, courseId: held.course_id },
  ...{ activityId: held.activity_id, openedAt: held.opened_at, now },
});

function workOf(held: HeldRow, unit: "pages" | "seconds"): ActivityWork {
  const { state, percent, score, verdict } = held;
  return {
    ...{ state, percent, score, verdict },
    record: {
      openedAt: held.opened_at.getTime(),
      unit,
      seen: held.seen,
      size: held.size,
      seconds: held.seconds,
      position: held.position,
      positionFrom: { openedAt: held.position_opened_at?.getTime() ?? 0, seq: held.position_seq },
      sitting: {
        openedAt: held.sitting_opened_at.getTime(),
        seq: held.sitting_seq,
        seconds: held.sitting_seconds,
        seen: held.sitting_seen,
      },
      ahead: 0,
    },
  };
}

const usedBy = (held: HeldRow, { record }: ActivityWork) =>
  Math.max(held.used, secondsUsed(record, held.pace));

const isSame = (before: ActivityWork, after: ActivityWork) =>
  JSON.stringify(before) === JSON.stringify({ ...after, record: { ...after.record, ahead: 0 } });
