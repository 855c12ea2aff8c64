import { playerProblems } from "@trilha/contract/learning/delivery/player-problems.ts";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";

/** The refusal that tells the nearest of these locks; undefined: there is none. */
export function lockRefusal([nearest]: readonly NamedLock[]): Refusal | undefined {
  if (!nearest) return undefined;
  const { lock, title } = nearest;
  const said = (id: string) => refuse(playerProblems.locked, { reason: lock.reason, id, what: title ?? "…" });
  switch (lock.reason) {
    case "enrol":
      return refuse(playerProblems.notEnrolled);
    case "blocked":
      return refuse(playerProblems.blocked);
    case "instructor":
      return refuse(playerProblems.awaitsInstructor);
    case "course":
      return said(lock.courseId);
    case "module":
      return said(lock.moduleId);
    case "activity":
      return said(lock.activityId);
    case "item":
      return said(lock.itemId);
  }
}
