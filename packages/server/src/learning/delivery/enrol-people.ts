import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { Tx } from "../../db/database.ts";
import { completeCourse } from "./complete-course.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";
import {
  type CourseEnrolmentRow,
  type CourseTerms,
  type EnrolmentSource,
  type Joined,
  joinCourse,
  localesOf,
} from "./enrolments.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { notifyEnrolment } from "./notify-enrolment.ts";
import { moveTrails } from "./trail-progress.ts";

/**
 * Enrols people in a published course or trail, asks for them or invites them; whoever is in already stays as they are
 * and is not in the answer. Who was decided about is told. A trail counts what its people finished before.
 */
export async function enrolPeople(
  tx: Tx,
  about: {
    clientId: string;
    course: CourseTerms;
    event: "enrol" | "request" | "invite";
    source: EnrolmentSource;
    by: MovedBy;
    /** The last day instead of the course's own; null: no hurry. */
    dueOn?: string | null;
  },
  userIds: readonly string[],
): Promise<Joined[]> {
  const { clientId, course, event, source, by: actor } = about;
  const { days_to_finish: days } = course;
  const own = days === null ? null : addDays(localDay(actor.now, course.time_zone), days);
  const dueOn = event !== "enrol" ? null : about.dueOn === undefined ? own : about.dueOn;
  const joined = await joinCourse(
    tx,
    { clientId, courseId: course.id, event, source, by: actor, dueOn },
    userIds,
  );
  for (const [from, people] of Map.groupBy(joined, ({ from_state }) => from_state))
    await notifyEnrolment(tx, {
      ...{ clientId, courseId: course.id, userIds: people.map(({ user_id }) => user_id) },
      ...{ event, from, reason: actor.reason, now: actor.now },
      byStaff: source === "staff" || source === "import",
    });
  if (event === "enrol" && course.kind === "trail")
    for (const { user_id: userId } of joined)
      await countDone(tx, { clientId, userId, course, now: actor.now });
  return joined;
}

/** People who did its courses before have finished the trail with entering it. */
async function countDone(
  tx: Tx,
  personKey: { clientId: string; userId: string; course: CourseTerms; now: Date },
): Promise<void> {
  const { clientId, userId, course, now } = personKey;
  for (const { enrolmentId } of await moveTrails(tx, { clientId, userId, trailId: course.id, now })) {
    const [person] = await localesOf(tx, [userId]);
    const locale = person?.locale ?? course.default_locale;
    await completeCourse(tx, { clientId, userId, enrolmentId, courseId: course.id, locale, now });
  }
}

/** Staff say no to a request, or take somebody out; undefined: that cannot happen in its state. */
export async function decideEnrolment(
  tx: Tx,
  enrolment: Pick<CourseEnrolmentRow, "client_id" | "id" | "course_id" | "user_id" | "state" | "attempt">,
  event: "refuse" | "unenrol" | "block" | "lift",
  actor: MovedBy,
): ReturnType<typeof moveEnrolment> {
  const { client_id: clientId, id, state, attempt } = enrolment;
  const to = await moveEnrolment(tx, { clientId, id, state, attempt }, event, actor);
  if (to !== undefined)
    await notifyEnrolment(tx, {
      ...{ clientId, courseId: enrolment.course_id, userIds: [enrolment.user_id] },
      ...{ event, from: state, reason: actor.reason, now: actor.now, byStaff: true },
    });
  return to;
}
