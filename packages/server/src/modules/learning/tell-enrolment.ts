import { inLanguage } from "@trilha/contract/learning/activity-data.ts";
import type { LearningEvent, LearningState } from "@trilha/contract/learning/states.ts";
import type { Tx } from "../../db/database.ts";
import { notify } from "../messaging/index.ts";
import { courseTerms, localesOf } from "./enrolments.queries.ts";

/** Tells people what was decided about them: that they are in, that they are not, that they are invited. */
export async function tellEnrolment(
  tx: Tx,
  about: {
    clientId: string;
    courseId: string;
    userIds: readonly string[];
    event: LearningEvent;
    from: LearningState;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  const { clientId, courseId, userIds, event, from, now } = about;
  const kind =
    event === "invite"
      ? "learning.invited"
      : from !== "requested"
        ? undefined
        : event === "enrol"
          ? "learning.request_approved"
          : event === "refuse"
            ? "learning.request_refused"
            : undefined;
  if (!kind || userIds.length === 0) return;
  const course = await courseTerms(tx, clientId, courseId);
  if (!course) return;
  const { default_locale: own } = course;
  const link = `/${course.kind === "trail" ? "trails" : "online-courses"}/${courseId}` as const;
  for (const { id: userId, locale } of await localesOf(tx, userIds)) {
    const title = inLanguage(course.title, locale ?? own, own)?.value ?? "";
    const to = { clientId, userId, link, now };
    if (kind === "learning.request_refused")
      await notify(tx, { ...to, kind, params: { course: title, reason: about.reason ?? "" } });
    else await notify(tx, { ...to, kind, params: { course: title } });
  }
}

/** Tells people that a course or trail they had completed has more to do now. */
export async function tellReopened(
  tx: Tx,
  about: { clientId: string; courseId: string; userIds: readonly string[]; now: Date },
): Promise<void> {
  const { clientId, courseId, now } = about;
  const course = await courseTerms(tx, clientId, courseId);
  if (!course) return;
  const { default_locale: own } = course;
  const link = `/${course.kind === "trail" ? "trails" : "online-courses"}/${courseId}` as const;
  for (const { id: userId, locale } of await localesOf(tx, about.userIds)) {
    const title = inLanguage(course.title, locale ?? own, own)?.value ?? "";
    await notify(tx, { clientId, userId, link, now, kind: "learning.reopened", params: { course: title } });
  }
}
