import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { activityPath, pathOf } from "../items/learn-links.ts";

export type LearningStep = {
  readonly path: string;
  readonly title: string;
  /** In a course: its module and place in it, from 1. */
  readonly place?: { readonly module: number; readonly activity: number };
  readonly type?: ActivityType;
};
type Seen = Pick<Course, "id" | "kind" | "state" | "modules" | "items" | "next" | "can">;

/**
 * Where to go on: the next activity of a course, the next course of a trail; what is finished is looked at again from
 * its beginning.
 */
export function stepOf(course: Seen, trailId: string | undefined): LearningStep | undefined {
  const { id, kind, modules, next } = course;
  if (kind === "trail") {
    const item = course.items.find((one) =>
      next ? one.course?.id === next.courseId : one.course && completedStates.has(course.state),
    );
    return item?.course ? { path: pathOf(item.course, id), title: item.title } : undefined;
  }
  const open = (locks: readonly unknown[]) => course.can.open && locks.length === 0;
  for (const [module, { activities }] of modules.entries()) {
    const activity = activities.findIndex((one) => (next ? one.order === next.order : open(one.locks)));
    const nextActivity = activities[activity];
    if (nextActivity)
      return {
        path: activityPath(id, nextActivity.order, trailId),
        title: nextActivity.title,
        type: nextActivity.type,
        place: { module: module + 1, activity: activity + 1 },
      };
  }
  return undefined;
}
