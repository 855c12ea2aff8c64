// §states#course and training: how far somebody is in a course by its activities. Optional ones, and types whose part is to
// come, count for nothing.
import { locksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { Outline, PlacedActivity } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";

export interface CourseProgress {
  done: number;
  total: number;
  percent: number;
  /** The mean of the scores there are, in percent; null: none. */
  score: number | null;
}

export interface ActivityStanding {
  activityId: string;
  state: ActivityState;
  score: number | null;
}

export function courseAfter(
  course: { readonly counted: readonly string[] },
  standings: readonly ActivityStanding[],
): CourseProgress {
  const counted = new Set(course.counted);
  const own = standings.filter(({ activityId }) => counted.has(activityId));
  const done = own.filter(({ state }) => state === "finished").length;
  const scores = own.flatMap(({ score }) => score ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    done,
    total: counted.size,
    percent: counted.size === 0 ? 0 : Math.floor((done / counted.size) * 100),
    score: scores.length === 0 ? null : Math.round(mean * 100) / 100,
  };
}

/** The orders of activities that one more finished activity opens. */
export function openedBy(
  course: { readonly outline: Outline; readonly placed: readonly PlacedActivity[] },
  facts: { states: ReadonlyMap<string, ActivityState>; authorised: ReadonlySet<string> },
  finishedId: string,
): number[] {
  const learner = { learns: true, blocked: false, missingCourses: [], authorised: facts.authorised };
  const states = new Map(facts.states);
  const after = locksOf(course.outline, { ...learner, states: states.set(finishedId, "finished") });
  const before = locksOf(course.outline, { ...learner, states: withoutState(states, finishedId) });
  const isOpen = (locks: ReturnType<typeof locksOf>, id: string) => locks.get(id)?.length === 0;
  return course.placed.flatMap(({ order, activity }) =>
    activity.id !== finishedId && isOpen(after, activity.id) && !isOpen(before, activity.id) ? order : [],
  );
}

function withoutState(states: ReadonlyMap<string, ActivityState>, id: string): Map<string, ActivityState> {
  const without = new Map(states);
  without.delete(id);
  return without;
}
