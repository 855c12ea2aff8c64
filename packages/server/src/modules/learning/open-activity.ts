import type { Answer } from "@trilha/contract/kernel/endpoint.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import { locksOf } from "@trilha/contract/learning/locks.ts";
import type { PlacedActivity } from "@trilha/contract/learning/outline.ts";
import type { openActivity as spec } from "@trilha/contract/learning/player-endpoints.ts";
import { playerProblems } from "@trilha/contract/learning/player-problems.ts";
import { learns } from "@trilha/contract/learning/states.ts";
import type { Tx } from "../../db/database.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { tellLive } from "../../live/live.ts";
import { shownContent } from "./activity-content.ts";
import { enterByTrail } from "./enter-by-trail.ts";
import { endCourse } from "./finish-activity.ts";
import { lockRefusal } from "./lock-refusal.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { namedLocks, titleIn } from "./named-locks.ts";
import {
  courseTitles,
  insertSitting,
  isPublishedCourse,
  type LearnerRow,
  learnerOf,
  noteOpening,
  openProgress,
} from "./player.queries.ts";
import { authorisedActivities, standingsOf } from "./progress.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { courseAfter } from "./rules/course-after.ts";
import { worthOf } from "./worth-of.ts";

type Opened = Answer<typeof spec>;

/**
 * §2 The player opens an activity: what to show in the nearest language, where to go on, what was seen, what lies on both
 * sides. With it the course begins, and a sitting that steps are sent for. Refuses with the nearest lock.
 */
export const openActivity: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { now } = call;
    const courseId = params.id;
    const locale = body.locale ?? call.locale;
    const of = { clientId, userId, courseId, now, locale };
    if (body.trailId) {
      // The course's enrolment is held before the trail's, as by whoever finishes the course.
      if (!(await learnerOf(tx, of)) && !(await isPublishedCourse(tx, of)))
        return refuse(genericProblems.notFound);
      const refused = await enterByTrail(tx, { ...of, trailId: body.trailId });
      if (refused) return refused;
    }
    const learner = await learnerOf(tx, of);
    if (!learner) {
      return refuse(
        (await isPublishedCourse(tx, of)) ? playerProblems.notEnrolled : genericProblems.notFound,
      );
    }
    const course = await publishedCourse(tx, { clientId, courseId, version: learner.version });
    const placed = course?.placed[params.order - 1];
    if (!course || !placed) return refuse(genericProblems.notFound);
    const { outline } = course;
    const { activity, module } = placed;
    const enrolmentId = learner.id;
    const [standings, authorised, missing] = await Promise.all([
      standingsOf(tx, { clientId, enrolmentId }),
      authorisedActivities(tx, { clientId, courseId }),
      courseTitles(tx, clientId, learner.missing),
    ]);
    const names = new Map(
      missing.map((one): [string, string] => [one.id, titleIn(one.title, locale, one.default_locale)]),
    );
    const states = new Map(standings.map((one) => [one.activityId, one.state]));
    const locks = locksOf(outline, {
      learns: learns.has(learner.state),
      blocked: learner.state === "blocked",
      missingCourses: learner.missing,
      ...{ states, authorised },
    });
    const locksFor = (id: string) => namedLocks(locks.get(id) ?? [], outline, locale, names);
    const locked = lockRefusal(locksFor(activity.id));
    if (locked) return locked;

    const sittingId = await insertSitting(tx, {
      ...{ clientId, enrolmentId, userId, locale, now },
      attempt: learner.attempt,
      activityId: activity.id,
      device: call.userAgent,
    });
    const reader = { tx, call, wanted: locale, fallback: outline.defaultLocale, sittingId };
    const [{ content, size }, worth] = await Promise.all([
      shownContent(reader, course, activity),
      worthOf(tx, { clientId, userId, locale: call.locale, now }, [courseId]),
    ]);
    const done = await openProgress(tx, { clientId, enrolmentId, activityId: activity.id, size, now });
    const total = course.counted.length;
    await noteOpening(tx, {
      ...{ clientId, enrolmentId, total, now },
      activityId: activity.id,
      version: learner.version,
    });
    const begins = await begun(tx, { clientId, userId, now, name: call.actor.name }, learner);
    // Moved to a version they had done all of while they were out of it, they have nothing left to finish it with.
    const ended = await endCourse(
      tx,
      { clientId, userId, enrolmentId, courseId, locale: call.locale, now },
      { state: begins, attempt: learner.attempt },
      courseAfter(course, standings),
    );
    const state = ended?.state ?? begins;
    const neighbour = (one: PlacedActivity | undefined): Opened["next"] =>
      one
        ? {
            order: one.order,
            id: one.activity.id,
            type: one.activity.type,
            title: titleIn(one.activity.title, locale, outline.defaultLocale),
            state: states.get(one.activity.id) ?? "not_started",
            locks: locksFor(one.activity.id),
          }
        : null;
    return {
      sittingId,
      course: {
        id: courseId,
        title: titleIn(outline.title, locale, outline.defaultLocale),
        ...{ state, total, percent: learner.percent, done: learner.done },
        worth: worth.get(courseId)?.worth ?? null,
        earned: worth.get(courseId)?.earned ?? null,
      },
      activity: {
        id: activity.id,
        order: placed.order,
        type: activity.type,
        title: titleIn(activity.title, locale, outline.defaultLocale),
        module: titleIn(module.title, locale, outline.defaultLocale),
        mandatory: activity.mandatory,
        minutes: activity.minutes,
        completion: activity.completion,
        size: done.size,
      },
      content,
      progress: {
        ...{ state: done.state, percent: done.percent, resume: done.position, seconds: done.seconds },
        seen: done.seen.map(([from, to]): [number, number] => [from, to]),
        score: done.score,
      },
      previous: neighbour(course.placed[placed.order - 2]),
      next: neighbour(course.placed[placed.order]),
    };
  });

/** §4 With the first activity somebody opens, the course has begun. */
async function begun(
  tx: Tx,
  who: { clientId: string; userId: string; name: string; now: Date },
  learner: LearnerRow,
): Promise<LearnerRow["state"]> {
  const { clientId, userId, now } = who;
  const { id, state, attempt } = learner;
  if (state !== "enrolled" && state !== "restarted") return state;
  const by = { actorId: userId, actorName: who.name, reason: null, now };
  const moved = await moveEnrolment(tx, { clientId, id, state, attempt }, "start", by);
  await tellLive(tx, { clientId, userId, kind: "learning.changed" });
  return moved ?? state;
}
