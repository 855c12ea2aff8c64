import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";

/** The page of a course or trail; a course may be looked at from within a trail (§routes#trails). */
export function pathOf({ kind, id }: { kind: CourseKind; id: string }, trailId?: string): string {
  if (kind === "trail") return `/trails/${id}`;
  return trailId ? `/trails/${trailId}/course/${id}` : `/online-courses/${id}`;
}

/** The list a course or trail stands in (§routes#trails). */
export const listPath = (kind: CourseKind): "/online-courses" | "/trails" =>
  kind === "trail" ? "/trails" : "/online-courses";

/** The page of the course an activity was opened from. */
export const coursePath = ({
  courseId,
  trailId,
}: {
  courseId: string;
  trailId?: string | undefined;
}): string => pathOf({ kind: "course", id: courseId }, trailId);

/** The player at one activity (§learning#player Activity player screens). */
export const activityPath = (courseId: string, order: number, trailId?: string): string =>
  `${trailId ? `/trails/${trailId}` : ""}/courses/${courseId}/activities/${order}`;
