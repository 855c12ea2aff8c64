import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import { enqueue, enqueueBadges } from "../../core/jobs/enqueue.ts";
import type { Tx } from "../../db/database.ts";
import { completeTraining } from "../../members/requirements/index.ts";
import { courseTerms, lockEnrolmentById } from "./enrolments.queries.ts";
import { titleIn } from "./named-locks.ts";
import { payCompletion } from "./pay-completion.ts";
import { courseFinished } from "./trail-progress.ts";

/** §learning#certificates come later than courses: their job is queued with the completion it is for. */
async function enqueueCertificate(
  tx: Tx,
  { clientId, enrolmentId, now }: { clientId: string; enrolmentId: string; now: Date },
): Promise<void> {
  const enrolment = await lockEnrolmentById(tx, { clientId, id: enrolmentId });
  if (!enrolment) throw new Error("an enrolment that was finished is gone");
  const { attempt } = enrolment;
  await enqueue(tx, "certificates.issue", { clientId, enrolmentId, attempt, at: now.toISOString() });
}

/**
 * §states#course What follows when an enrolment has come to its end, all in the transaction that brought it there: the training is
 * completed, which meets conditions that ask for it; points and experience are paid, once for good; the person hears of it; and trails that
 * hold the course move on, which may finish them in the same way.
 */
export async function completeCourse(
  tx: Tx,
  enrolment: {
    clientId: string;
    userId: string;
    enrolmentId: string;
    courseId: string;
    locale: Locale;
    now: Date;
  },
): Promise<CompletionEarnings | null> {
  const { clientId, userId, courseId, now, locale } = enrolment;
  const course = await courseTerms(tx, clientId, courseId);
  if (!course) throw new Error("a course that was finished is gone");
  const { kind } = course;
  const title = titleIn(course.title, locale, course.default_locale);
  const about = { clientId, trainingId: courseId, completedAt: now, source: "learning" } as const;
  await completeTraining(tx, about, [userId]);
  const earned = await payCompletion(tx, { ...enrolment, kind, title });
  const to = {
    clientId,
    userId,
    now,
    link: `/${kind === "trail" ? "trails" : "online-courses"}/${courseId}`,
  } as const;
  if (earned && earned.points > 0) {
    await notify(tx, { ...to, kind: "learning.earned", params: { course: title, points: earned.points } });
  } else await notify(tx, { ...to, kind: "learning.finished", params: { course: title } });
  await enqueueCertificate(tx, { clientId, enrolmentId: enrolment.enrolmentId, now });
  await enqueueBadges(tx, { clientId, userId });
  if (earned) await publishEvent(tx, "points.changed", { clientId, userId });
  await publishEvent(tx, "learning.changed", { clientId, userId });
  if (kind === "course") {
    for (const { trailId, enrolmentId } of await courseFinished(tx, { clientId, userId, courseId, now }))
      await completeCourse(tx, { clientId, userId, enrolmentId, courseId: trailId, locale, now });
  }
  return earned;
}
