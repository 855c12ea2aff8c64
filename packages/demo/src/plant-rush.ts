import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { FlagReason } from "@trilha/contract/learning/delivery/flags.ts";
import { activitiesOf } from "@trilha/contract/learning/delivery/outline.ts";
import type { Tx } from "../../server/src/db/database.ts";
import {
  holdCourse,
  insertFlag,
  placedIn,
  publishedCourse,
} from "../../server/src/learning/delivery/index.ts";
import type { PlantedCourse } from "./planted-courses.ts";

/** A course that somebody went through faster than a person can. */
export interface Rush {
  /** From the first opening to the end. */
  seconds: number;
  /** The result of its first activity of a type that came too early by itself; without: the course as a whole. */
  result?: {
    type: ActivityType;
    reason: Exclude<FlagReason, "course_too_fast">;
    expected: number;
    measured: number;
  };
}

/** When an activity of a rushed course was opened and done: one after the other, each for as long. */
export function rushedPart({ seconds }: Rush, { draft }: PlantedCourse, at: Date, activityId: string) {
  const { counted } = placedIn(draft);
  const each = seconds / counted.length;
  const [opened_at, finished_at] = [0, 1].map(
    (after) => new Date(at.getTime() + Math.round((counted.indexOf(activityId) + after) * each * 1_000)),
  ) as [Date, Date];
  return { opened_at, finished_at, seconds: Math.floor(each) };
}

/**
 * Flags a course that an enrolment has just done, and holds it for the office. The evidence is
 * there as well: each counted activity opened once.
 */
export async function plantRush(
  tx: Tx,
  rush: Rush,
  enrolment: {
    clientId: string;
    userId: string;
    enrolmentId: string;
    course: PlantedCourse;
    at: Date;
    ended: Date;
  },
): Promise<void> {
  const { clientId, userId, enrolmentId, course, at, ended: now } = enrolment;
  const { result } = rush;
  const sittings = placedIn(course.draft).counted.map((activity_id) => {
    const { opened_at, seconds } = rushedPart(rush, course, at, activity_id);
    return {
      ...{
        client_id: clientId,
        enrolment_id: enrolmentId,
        attempt: 1,
        user_id: userId,
        locale: "pt-BR" as const,
      },
      ...{ activity_id, opened_at, seq: 1, seconds, used: seconds, device: "Chrome, Android" },
    };
  });
  await tx.insertInto("sittings").values(sittings).execute();
  const courseId = course.id;
  if (result) {
    const quick = activitiesOf(course.draft).find(({ activity }) => activity.type === result.type);
    if (!quick) throw new Error(`${course.plan.key} has no ${result.type}`);
    await insertFlag(tx, { clientId, enrolmentId, activityId: quick.activity.id, ...result, now });
  }
  const published = await publishedCourse(tx, { clientId, courseId, version: 1 });
  const whole = { clientId, userId, enrolmentId, courseId, now };
  const held = published && (await holdCourse(tx, whole, { attempt: 1, held_at: null }, published));
  if (!held) throw new Error(`${course.plan.key} was not fast enough to be held`);
}
