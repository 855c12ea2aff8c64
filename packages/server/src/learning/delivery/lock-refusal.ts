import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";

/** The refusal that tells the nearest of these locks; undefined: there is none. */
export function lockRefusal([nearest]: readonly NamedLock[]): Refusal | undefined {
  if (!nearest) return undefined;
  const { lock, title } = nearest;
  const refusalNaming = (id: string) =>
    refuse(playerProblems.locked, { reason: lock.reason, id, what: title ?? "…" });
  switch (lock.reason) {
    case "enrol":
      return refuse(playerProblems.notEnrolled);
    case "blocked":
      return refuse(playerProblems.blocked);
    case "instructor":
      return refuse(playerProblems.awaitsInstructor);
    case "course":
      return refusalNaming(lock.courseId);
    case "module":
      return refusalNaming(lock.moduleId);
    case "activity":
      return refusalNaming(lock.activityId);
    case "item":
      return refusalNaming(lock.itemId);
  }
}
