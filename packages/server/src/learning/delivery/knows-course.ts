import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Tx } from "../../db/database.ts";
import { learnerIn } from "./learner.ts";
import { publishedCourse } from "./published-outline.ts";

interface Asked {
  clientId: string;
  userId: string;
  courseId: string;
  trailId?: string | undefined;
  now: Date;
}

/**
 * Which kind of thing an id is for somebody; undefined: there is none, or it is not for them. A trail shows its courses
 * to whoever it is for.
 */
export async function kindFor(tx: Tx, subject: Asked): Promise<CourseKind | undefined> {
  const { clientId, userId, courseId, now } = subject;
  const { learner, catalogue } = await learnerIn(tx, { actor: { clientId, userId }, now });
  const course = catalogue.byId.get(courseId);
  if (!course || learner.sees(course)) return course?.kind;
  const trail = subject.trailId === undefined ? undefined : catalogue.byId.get(subject.trailId);
  if (!trail || !learner.sees(trail)) return undefined;
  const version = learner.standings.get(trail.id)?.version ?? trail.version;
  const shown = await publishedCourse(tx, { clientId, courseId: trail.id, version });
  return shown?.outline.items.some(({ referenceId }) => referenceId === courseId) ? course.kind : undefined;
}

/**
 * Whether there is a course of this id for somebody: "not enrolled" is not said of what is not there, nor of what is not
 * for them.
 */
export async function knowsCourse(tx: Tx, subject: Asked): Promise<boolean> {
  return (await kindFor(tx, subject)) === "course";
}
