// §routes#trails: inside a trail a course opens in its turn; until then its page says which courses come first.
import { trailLocksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";

/**
 * Courses somebody has to finish before it is a course's turn in a trail: none once it is. Where the trail holds it
 * more than once, the nearest turn counts. `missing` are those the trail itself requires.
 */
export function coursesBefore(
  trail: Pick<Outline, "items" | "order">,
  courseId: string,
  { done, missing }: { done: ReadonlySet<string>; missing: readonly string[] },
): string[] {
  const { items } = trail;
  const courseOf = new Map(items.map(({ id, referenceId }) => [id, referenceId]));
  const over = new Set(
    items.flatMap(({ id, referenceId }) => (referenceId && done.has(referenceId) ? id : [])),
  );
  const locks = trailLocksOf(trail, { learns: true, blocked: false, missingCourses: missing, done: over });
  const turns = items.flatMap(({ id, referenceId }) =>
    referenceId === courseId ? [locks.get(id) ?? []] : [],
  );
  const [nearest = []] = turns.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap((lock) => {
    if (lock.reason === "course") return lock.courseId;
    return lock.reason === "item" ? (courseOf.get(lock.itemId) ?? []) : [];
  });
}
