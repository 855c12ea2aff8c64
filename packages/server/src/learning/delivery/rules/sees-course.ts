import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";

/** People in a course, or in it until the end, keep it whatever becomes of it. */
const belongs: ReadonlySet<LearningState> = new Set<LearningState>([
  ...(["enrolled", "in_progress", "restarted", "reproved", "blocked"] as const),
  ...(["finished", "approved", "improved"] as const),
]);

/**
 * §learning#catalogue Whom a course is shown to: whoever is in it, always; else whom it is for, or who was invited, while it can be seen.
 * `forThem` is asked only where it decides.
 */
export function seesCourse(
  course: { archived: boolean; visibleFrom: number | null; visibleUntil: number | null },
  state: LearningState | undefined,
  now: number,
  forThem: true | (() => boolean),
): boolean {
  if (state !== undefined && belongs.has(state)) return true;
  if (course.archived) return false;
  if (course.visibleFrom !== null && now < course.visibleFrom) return false;
  if (course.visibleUntil !== null && now >= course.visibleUntil) return false;
  return forThem === true || state === "invited" || forThem();
}
