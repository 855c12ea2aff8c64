import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";

type Reason = NamedLock["lock"]["reason"];

/** Reasons that close the whole course: said once above the outline, not on each of its lines. */
const OUTER: ReadonlySet<Reason> = new Set<Reason>(["enrol", "blocked", "course"]);

/** Locks of one line, whatever closes the whole. */
export const ownLocks = (locks: readonly NamedLock[]): readonly NamedLock[] =>
  locks.filter(({ lock }) => !OUTER.has(lock.reason));

/** Locks of a module: said at its head, not on each of its lines. */
export function moduleLocks(
  activities: readonly { readonly locks: readonly NamedLock[] }[],
): readonly NamedLock[] {
  const lockByModule = new Map<string, NamedLock>();
  for (const named of activities.flatMap(({ locks }) => locks))
    if (named.lock.reason === "module") lockByModule.set(named.lock.moduleId, named);
  return [...lockByModule.values()];
}

/** Locks of one activity inside its module. */
export const activityLocks = (locks: readonly NamedLock[]): readonly NamedLock[] =>
  ownLocks(locks).filter(({ lock }) => lock.reason !== "module");
