import type { PlacedActivity } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityAhead } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { type ContentReader, type ShownContent, shownContent } from "./activity-content.ts";
import type { CourseWorth } from "./course-worth.ts";
import type { FoundActivity } from "./find-activity.ts";
import { titleIn } from "./named-locks.ts";
import type { OpenedRow } from "./player.queries.ts";

type Show = ShownContent & { worth: CourseWorth | undefined };

/** Content of an activity as of now, beside what its course is worth. */
export async function whatIsShown(
  tx: Tx,
  call: MemberCall,
  { course, courseId, activity, locale }: FoundActivity,
  { sittingId, worth }: { sittingId: ContentReader["sittingId"]; worth: ReadonlyMap<string, CourseWorth> },
): Promise<Show> {
  const reader = { tx, call, wanted: locale, fallback: course.outline.defaultLocale, sittingId };
  return { ...(await shownContent(reader, course, activity)), worth: worth.get(courseId) };
}

/** Activity as the player is told; without `done` nobody has opened it. */
export function presentActivity(
  { courseId, course, activity, module, order, learner, locale, states, locksFor }: FoundActivity,
  { content, size, worth }: Show,
  done: OpenedRow | undefined,
): ActivityAhead {
  const { outline } = course;
  const own = outline.defaultLocale;
  const neighbour = (one: PlacedActivity | undefined): ActivityAhead["next"] =>
    one
      ? {
          order: one.order,
          id: one.activity.id,
          type: one.activity.type,
          title: titleIn(one.activity.title, locale, own),
          state: states.get(one.activity.id) ?? "not_started",
          locks: locksFor(one.activity.id),
        }
      : null;
  return {
    course: {
      id: courseId,
      title: titleIn(outline.title, locale, own),
      ...{ state: learner.state, total: course.counted.length, percent: learner.percent, done: learner.done },
      worth: worth?.worth ?? null,
      earned: worth?.earned ?? null,
    },
    activity: {
      ...{ id: activity.id, order, type: activity.type, mandatory: activity.mandatory },
      ...{ minutes: activity.minutes, completion: activity.completion },
      title: titleIn(activity.title, locale, own),
      module: titleIn(module.title, locale, own),
      size: size ?? done?.size ?? null,
    },
    content,
    progress: {
      ...{ state: done?.state ?? "not_started", percent: done?.percent ?? 0, seconds: done?.seconds ?? 0 },
      ...{ resume: done?.position ?? null, score: done?.score ?? null },
      seen: (done?.seen ?? []).map(([from, to]): [number, number] => [from, to]),
    },
    previous: neighbour(course.placed[order - 2]),
    next: neighbour(course.placed[order]),
  };
}
