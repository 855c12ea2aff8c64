// Reaching an activity (docs/spec/states.md#instructor-authorisation): all that opens before it is finished, the instructor aside.
import { counts, locksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";

/** Activities to finish before somebody has reached this one. */
export function finishedFirst(outline: Pick<Outline, "modules" | "order">, activityId: string): string[] {
  const fresh = {
    learns: true,
    blocked: false,
    missingCourses: [],
    states: new Map(),
    authorised: new Set<string>(),
  };
  const locks = locksOf(outline, fresh).get(activityId) ?? [];
  const first = locks.flatMap((lock) => {
    if (lock.reason === "activity") return lock.activityId;
    if (lock.reason !== "module") return [];
    const module = outline.modules.find(({ id }) => id === lock.moduleId);
    return module?.activities.filter(counts).map(({ id }) => id) ?? [];
  });
  return [...new Set(first)];
}
