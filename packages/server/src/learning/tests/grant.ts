import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { deadlineOf } from "@trilha/contract/learning/tests/clock.ts";
import type { grantAttempts as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import { notify } from "../../communication/messages/index.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  type CourseEnrolmentRow,
  courseTerms,
  lockEnrolment,
  moveEnrolment,
  publishedCourse,
} from "../delivery/index.ts";
import { attemptById, noteEvent } from "./attempts.queries.ts";
import { insertGrant, localeOf, moveDeadline } from "./grants.queries.ts";
import { findTestUsage, testOf } from "./read-test-usage.ts";

/**
 * §learning#attempt-frozen Gives one person more attempts at a test, or more minutes for it: an attempt that runs has them at once. Whoever had
 * failed for good is at work again. They read the reason, and it stands in the audit trail.
 */
export const grantAttempts: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId: actorId, name: actorName } = call.actor;
    const { now } = call;
    const { courseId, activityId, userId, attempts, minutes, reason } = body;
    const terms = await courseTerms(tx, clientId, courseId);
    const enrolment = terms && (await lockEnrolment(tx, { clientId, courseId, userId }));
    const version = enrolment?.version ?? terms?.published_version;
    const course = version ? await publishedCourse(tx, { clientId, courseId, version }) : undefined;
    const placed = course?.byId.get(activityId);
    if (!enrolment || !course || !placed) return refuse(genericProblems.notFound);
    const test = testOf(placed.activity);
    if (!test) return refuse(attemptProblems.notATest);
    const { settings } = test;
    const endless = settings.minutes === null && settings.closesAt === null;
    if ((attempts > 0 && settings.maximumAttempts === null) || (minutes > 0 && endless))
      return refuse(attemptProblems.nothingToGrant);
    const actor = { actorId, actorName, reason, now };
    const place = {
      clientId,
      enrolmentId: enrolment.id,
      activityId,
      courseAttempt: enrolment.attempt,
      ...test,
    };
    const before = await findTestUsage(tx, place, now);
    await insertGrant(tx, { ...place, attempts, minutes, ...actor });
    const running = before.attempts.find(({ state }) => state === "running");
    const deadline =
      running && (await moved(tx, { clientId, id: running.id }, before.allowance.minutes + minutes, actor));
    await reopened(tx, enrolment, before.standing.passed, attempts, actor);
    const after = await findTestUsage(tx, place, now);
    const locale = (await localeOf(tx, userId)) ?? course.outline.defaultLocale;
    const title = inLanguage(placed.activity.title, locale, course.outline.defaultLocale)?.value ?? "";
    const link = `/online-courses/${courseId}` as const;
    await notify(tx, {
      ...{ clientId, userId, now, link, kind: "attempts.granted" },
      params: { test: title, attempts, minutes, reason },
    });
    await publishEvent(tx, "learning.changed", { clientId, userId });
    await recordAudit(tx, call, {
      ...{ action: "attempts.grant", entity: "course", entityId: courseId, entityName: title, reason },
      before: {
        person: userId,
        activity: activityId,
        attempts: before.allowance.attempts,
        minutes: before.allowance.minutes,
      },
      after: {
        person: userId,
        activity: activityId,
        attempts: after.allowance.attempts,
        minutes: after.allowance.minutes,
      },
    });
    return {
      extraAttempts: after.allowance.attempts,
      extraMinutes: after.allowance.minutes,
      used: after.standing.used,
      left: after.standing.left,
      deadline: (deadline ?? running?.deadline)?.toISOString() ?? null,
    };
  });

interface By {
  actorId: string;
  actorName: string;
  reason: string;
  now: Date;
}

/** The deadline of the attempt that runs, with all minutes that were given; undefined: it has none. */
async function moved(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  extraMinutes: number,
  { actorId, actorName, reason, now }: By,
): Promise<Date | undefined> {
  const held = await attemptById(tx, { clientId, id, held: true });
  if (held?.state !== "running" || held.deadline === null) return undefined;
  const { settings } = held;
  const deadline = deadlineOf({
    startedAt: held.started_at.getTime(),
    minutes: settings.minutes,
    extraMinutes,
    closesAt: settings.closesAt === null ? null : Date.parse(settings.closesAt),
  });
  if (deadline === null || deadline === held.deadline.getTime()) return undefined;
  await moveDeadline(tx, { clientId, id, deadline: new Date(deadline) });
  await noteEvent(tx, { clientId, attemptId: id, what: "time_given", at: now, actorId, actorName, reason });
  return new Date(deadline);
}

/** Course reopened for a person who had failed it for good. */
async function reopened(
  tx: Tx,
  { client_id: clientId, id, state, attempt }: CourseEnrolmentRow,
  passed: boolean,
  attempts: number,
  actor: By,
): Promise<void> {
  if (state !== "reproved" || passed || attempts === 0) return;
  await moveEnrolment(tx, { clientId, id, state, attempt }, "reopen", actor);
}
