import { daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";

/** Where a course stands among those recommended: the lowest comes first, number by number. */
export type RecommendationRank = readonly [rank: number, first: number, then: number];

const never = 1_000_000;

/**
 * §learning#recommended The order courses are recommended in: what must be done, or by a day, by that day; then what is begun, the last
 * worked on first; then what is new; then what is blocked, and at the end what is done.
 */
export function placeOf(
  course: { mandatory: boolean; publishedAt: number },
  standing: { state: LearningState; dueOn: string | null; lastAt: number | null } | undefined,
): RecommendationRank {
  const { publishedAt, mandatory } = course;
  const state = standing?.state ?? "not_started";
  const lastAt = standing?.lastAt ?? 0;
  if (completedStates.has(state)) return [4, -lastAt, -publishedAt];
  if (state === "blocked") return [3, -lastAt, -publishedAt];
  const dueOn = standing?.dueOn ?? null;
  if (mandatory || dueOn !== null)
    return [0, dueOn === null ? never : daysBetween("2000-01-01", dueOn), -publishedAt];
  if (state === "in_progress" || state === "restarted" || state === "reproved")
    return [1, -lastAt, -publishedAt];
  return [2, 0, -publishedAt];
}

export function comparePlaces(a: RecommendationRank, b: RecommendationRank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
