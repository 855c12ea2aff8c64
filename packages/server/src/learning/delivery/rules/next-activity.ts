import type { LearningLock } from "@trilha/contract/learning/delivery/locks.ts";
import type { PlacedActivity } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";

/**
 * §learning#going-on Where to go on: what was worked on last, if it is not finished; else the next after it that opens, then the first
 * that does. What cannot be completed is only gone to where nothing else is left. Undefined: all is finished, or
 * nothing opens.
 */
export function nextActivity(
  placed: readonly PlacedActivity[],
  about: {
    locks: ReadonlyMap<string, readonly LearningLock[]>;
    states: ReadonlyMap<string, ActivityState>;
    lastId: string | null;
  },
): PlacedActivity | undefined {
  const { locks, states, lastId } = about;
  const open = placed.filter(
    ({ activity: { id, completion } }) =>
      locks.get(id)?.length === 0 &&
      states.get(id) !== "finished" &&
      // Opened once, it has shown all it has.
      (completion !== null || !states.has(id)),
  );
  const last = placed.find(({ activity }) => activity.id === lastId);
  if (last && open.includes(last)) return last;
  const completable = open.filter(({ activity }) => activity.completion !== null);
  return (
    completable.find(({ order }) => order > (last?.order ?? 0)) ??
    completable[0] ??
    open.find(({ order }) => order > (last?.order ?? 0)) ??
    open[0]
  );
}
