import { type LearningLockFacts, locksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { Course, NextActivity } from "@trilha/contract/learning/delivery/shapes.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import type { MemberCall } from "../../core/call.ts";
import type { CourseCatalogue } from "./catalogue.ts";
import type { WorthOf } from "./course-card.ts";
import { nameOf } from "./course-card.ts";
import type { PageRow } from "./course-page.queries.ts";
import type { Learner } from "./learner.ts";
import { namedLocks, titleIn } from "./named-locks.ts";
import type { PublishedCourse } from "./published-outline.ts";
import { nextActivity } from "./rules/next-activity.ts";

/** All a page is made of. */
export interface PageParts {
  readonly call: MemberCall;
  readonly learner: Learner;
  readonly catalogue: CourseCatalogue;
  readonly row: Pick<PageRow, "activities" | "authorised">;
  /** By course: the one shown, and those of a trail. */
  readonly outlines: ReadonlyMap<string, PublishedCourse>;
  readonly gives: WorthOf;
  /** Enrolment in the course shown, itself or through the trail. */
  readonly learns: boolean;
  readonly blocked: boolean;
  readonly missing: readonly string[];
}

/** Modules and activities of a course with state, locks and their reasons; and where to go on. */
export function presentModules(
  parts: PageParts,
  courseId: string,
  course: PublishedCourse,
): Pick<Course, "modules" | "minutesLeft"> & { next: NextActivity | null } {
  const { call, catalogue, row } = parts;
  const { locale } = call;
  const { outline } = course;
  const work = new Map(
    row.activities?.flatMap(([owner, id, state, percent]) =>
      owner === courseId ? [[id, { state, percent }] as const] : [],
    ),
  );
  const outer = { learns: parts.learns, blocked: parts.blocked, missingCourses: parts.missing };
  const standing = standingIn(parts, courseId, course, outer);
  const { locks } = standing;
  const names = new Map(parts.missing.map((id) => [id, nameOf(catalogue, id, locale).title]));
  const left = course.placed.filter(({ activity }) => work.get(activity.id)?.state !== "finished");
  let order = 0;
  return {
    modules: outline.modules.map(({ id, title, activities }) => ({
      id,
      title: titleIn(title, locale, outline.defaultLocale),
      activities: activities.map((activity) => ({
        id: activity.id,
        order: ++order,
        type: activity.type,
        title: titleIn(activity.title, locale, outline.defaultLocale),
        minutes: activity.minutes,
        mandatory: activity.mandatory,
        completion: activity.completion,
        state: work.get(activity.id)?.state ?? "not_started",
        percent: work.get(activity.id)?.percent ?? 0,
        locks: namedLocks(locks.get(activity.id) ?? [], outline, locale, names),
      })),
    })),
    minutesLeft: left.reduce((sum, { activity }) => sum + activity.minutes, 0),
    next: nextOf(parts, courseId, course, standing),
  };
}

/** Ground of the next step. */
type Ground = Pick<PageParts, "call" | "learner"> & {
  readonly row: Pick<PageRow, "activities" | "authorised">;
};
type Outer = Pick<LearningLockFacts, "learns" | "blocked" | "missingCourses">;

function standingIn({ row }: Ground, courseId: string, { outline }: PublishedCourse, outer: Outer) {
  const states = new Map<string, ActivityState>(
    row.activities?.flatMap(([owner, id, state]) => (owner === courseId ? [[id, state] as const] : [])),
  );
  return { states, locks: locksOf(outline, { ...outer, states, authorised: new Set(row.authorised) }) };
}

/** Where somebody goes on in a course. */
export function nextIn(
  parts: Ground,
  courseId: string,
  course: PublishedCourse,
  outer: Outer,
): NextActivity | null {
  return nextOf(parts, courseId, course, standingIn(parts, courseId, course, outer));
}

function nextOf(
  parts: Ground,
  courseId: string,
  course: PublishedCourse,
  { locks, states }: ReturnType<typeof standingIn>,
): NextActivity | null {
  const lastId = parts.learner.standings.get(courseId)?.lastActivityId ?? null;
  const next = nextActivity(course.placed, { locks, states, lastId });
  if (!next) return null;
  const { activity, order } = next;
  return {
    ...{ courseId, activityId: activity.id, order, type: activity.type },
    title: titleIn(activity.title, parts.call.locale, course.outline.defaultLocale),
  };
}
