import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import { unitOf } from "@trilha/contract/learning/activity-types.ts";
import { playerProblems } from "@trilha/contract/learning/player-problems.ts";
import type { Progressed } from "@trilha/contract/learning/player-shapes.ts";
import { learns } from "@trilha/contract/learning/states.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { finishActivity } from "./finish-activity.ts";
import { type HeldRow, hasSitting, holdProgress, keepProgress } from "./progress.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { type ActivityWork, judged } from "./rules/activity-after.ts";

/** Whose sitting; `userId` null: whoever asks proved by other means that it is theirs. */
export interface SittingAsked {
  clientId: string;
  sittingId: string;
  userId: string | null;
  locale: Locale;
  now: Date;
  /** Nothing else is done in the transaction: where the activity does not end, it ends with what is kept. */
  alone?: boolean;
}

/**
 * The one way progress is taken in: holds the activity, lets `change` say what is known now, judges it by the activity's
 * rule, keeps it, and finishes what it finishes. What changes nothing writes nothing. Refuses `request.not_found` for
 * another person's sitting, `learning.sitting_over` once the course has started over, `learning.not_enrolled` and
 * `learning.blocked`, and `learning.activity_gone`.
 */
export async function takeProgress(
  tx: Tx,
  asked: SittingAsked,
  change: (work: ActivityWork) => ActivityWork,
): Promise<Progressed | Refusal> {
  const { clientId, now, locale } = asked;
  const held = await holdProgress(tx, asked);
  if (!held) {
    return refuse((await hasSitting(tx, asked)) ? playerProblems.sittingOver : genericProblems.notFound);
  }
  if (held.attempt !== held.course_attempt) return refuse(playerProblems.sittingOver);
  if (held.course_state === "blocked") return refuse(playerProblems.blocked);
  if (!learns.has(held.course_state)) return refuse(playerProblems.notEnrolled);
  const { course_id: courseId, version, activity_id: activityId, enrolment_id: enrolmentId } = held;
  const course = version === null ? undefined : await publishedCourse(tx, { clientId, courseId, version });
  const placed = course?.byId.get(activityId);
  if (!course || !placed) return refuse(playerProblems.activityGone);
  const { type, completion } = placed.activity;
  const before = workOf(held, unitOf(type));
  const after = judged(change(before), completion);
  const { state, percent, record } = after;
  const activity = { id: activityId, state, percent, seconds: record.seconds };
  const ends = state === "finished" && held.state !== "finished";
  if (!isSame(before, after)) {
    const keep = (on: Tx) => keepProgress(on, held, clientId, after, now);
    await (asked.alone && !ends ? writeLast(tx, keep) : keep(tx));
  }
  if (!ends) {
    const { course_state, course_percent, done, total } = held;
    const stands = { id: courseId, state: course_state, percent: course_percent, done, total };
    return { activity, course: stands, opened: [], earned: null };
  }
  const of = { clientId, userId: held.user_id, enrolmentId, courseId, activityId, locale, now };
  const { opened, earned, ...stands } = await finishActivity(tx, of, course);
  return { activity, course: { id: courseId, ...stands }, opened, earned };
}

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
    },
  };
}

const isSame = (before: ActivityWork, after: ActivityWork) =>
  JSON.stringify(before) === JSON.stringify(after);
