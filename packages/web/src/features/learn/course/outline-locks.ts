import type { NamedLock } from "../learn.queries.ts";

/** Reasons that close the whole course: said once above the outline, not on each of its lines. */
const OUTER: ReadonlySet<NamedLock["lock"]["reason"]> = new Set(["enrol", "blocked", "course"]);

/** What closes one line alone. */
export const ownLocks = (locks: readonly NamedLock[]): readonly NamedLock[] =>
  locks.filter(({ lock }) => !OUTER.has(lock.reason));
