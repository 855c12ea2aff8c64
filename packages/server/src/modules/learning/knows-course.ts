import type { Tx } from "../../db/database.ts";
import { learnerIn } from "./learner.ts";
import { publishedCourse } from "./published-outline.ts";

/**
 * Whether there is a course of this id for somebody: "not enrolled" is not said of what is not there, nor of what is not
 * for them. A trail shows its courses to whoever it is for.
 */
export async function knowsCourse(
  tx: Tx,
  of: { clientId: string; userId: string; courseId: string; trailId?: string | undefined; now: Date },
): Promise<boolean> {
  const { clientId, userId, courseId, now } = of;
  const { learner, catalogue } = await learnerIn(tx, { actor: { clientId, userId }, now });
  const course = catalogue.byId.get(courseId);
  if (course?.kind !== "course") return false;
  if (learner.sees(course)) return true;
  const trail = of.trailId === undefined ? undefined : catalogue.byId.get(of.trailId);
  if (!trail || !learner.sees(trail)) return false;
  const version = learner.standings.get(trail.id)?.version ?? trail.version;
  const shown = await publishedCourse(tx, { clientId, courseId: trail.id, version });
  return shown?.outline.items.some(({ referenceId }) => referenceId === courseId) === true;
}
