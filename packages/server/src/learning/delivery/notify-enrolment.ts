import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { LearningEvent, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { courseTerms, localesOf } from "./enrolments.queries.ts";

interface About {
  clientId: string;
  courseId: string;
  userIds: readonly string[];
  now: Date;
}

/** Kinds told with a reason: what staff wrote, or the test that was failed. */
const withReason: Partial<
  Record<
    LearningEvent,
    | "learning.request_refused"
    | "learning.taken_out"
    | "learning.blocked"
    | "learning.lifted"
    | "learning.reproved"
    | "learning.restarted"
  >
> = {
  refuse: "learning.request_refused",
  unenrol: "learning.taken_out",
  block: "learning.blocked",
  lift: "learning.lifted",
  fail: "learning.reproved",
  restart: "learning.restarted",
};

/**
 * Tells people what was decided about them: that they are in or not, invited, taken out, blocked or free again. What they
 * did by themselves they have seen; their open pages look again whoever did it.
 */
export async function notifyEnrolment(
  tx: Tx,
  about: About & { event: LearningEvent; from: LearningState; reason: string | null; byStaff: boolean },
): Promise<void> {
  const { clientId, userIds, event, from, now } = about;
  for (const userId of userIds) await publishEvent(tx, "learning.changed", { clientId, userId });
  if (!about.byStaff) return;
  const kind =
    event === "invite"
      ? "learning.invited"
      : event !== "enrol"
        ? undefined
        : from === "requested"
          ? "learning.request_approved"
          : "learning.enrolled";
  const because = withReason[event];
  const reason = about.reason ?? "";
  await eachTold(tx, about, async (userId, course, link) => {
    const to = { clientId, userId, link, now };
    if (kind) await notify(tx, { ...to, kind, params: { course } });
    if (because) await notify(tx, { ...to, kind: because, params: { course, reason } });
  });
}

/** Tells people that a course or trail they had completed has more to do now. */
export async function notifyReopened(tx: Tx, about: About): Promise<void> {
  const { clientId, now } = about;
  await eachTold(tx, about, (userId, course, link) =>
    notify(tx, { clientId, userId, link, now, kind: "learning.reopened", params: { course } }),
  );
}

/** Tells people that they have until another day, and why; null: no hurry. */
export async function notifyExtension(
  tx: Tx,
  about: About & { dueOn: string | null; reason: string },
): Promise<void> {
  const { clientId, dueOn, reason, now } = about;
  for (const userId of about.userIds) await publishEvent(tx, "learning.changed", { clientId, userId });
  await eachTold(tx, about, async (userId, course, link) => {
    const to = { clientId, userId, link, now };
    if (dueOn === null) await notify(tx, { ...to, kind: "learning.no_hurry", params: { course, reason } });
    else await notify(tx, { ...to, kind: "learning.extended", params: { course, dueOn, reason } });
  });
}

/** Goes through people with what the course is called in their language and where it is. */
async function eachTold(
  tx: Tx,
  { clientId, courseId, userIds }: About,
  tell: (userId: string, course: string, link: `/${string}`) => Promise<void>,
): Promise<void> {
  if (userIds.length === 0) return;
  const course = await courseTerms(tx, clientId, courseId);
  if (!course) return;
  const { default_locale: own } = course;
  const link = `/${course.kind === "trail" ? "trails" : "online-courses"}/${courseId}` as const;
  for (const { id: userId, locale } of await localesOf(tx, userIds))
    await tell(userId, inLanguage(course.title, locale ?? own, own)?.value ?? "", link);
}
