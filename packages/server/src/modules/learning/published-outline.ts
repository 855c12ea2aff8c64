import { counts } from "@trilha/contract/learning/locks.ts";
import { activitiesOf, type Outline, type PlacedActivity } from "@trilha/contract/learning/outline.ts";
import type { Tx } from "../../db/database.ts";

/** A version of a course or trail as it was published. */
export interface PublishedCourse {
  outline: Outline;
  /** In their order; the first is 1. */
  placed: readonly PlacedActivity[];
  byId: ReadonlyMap<string, PlacedActivity>;
  /** Activities that have to be finished for the course to be; where none is mandatory, all that can be. */
  counted: readonly string[];
}

const remembered = new Map<string, PublishedCourse>();
const mostRemembered = 500;

/**
 * What a version holds. It never changes, so each process reads it once and remembers those used last. Undefined: no
 * such version of this client's.
 */
export async function publishedCourse(
  tx: Tx,
  of: { clientId: string; courseId: string; version: number },
): Promise<PublishedCourse | undefined> {
  const key = `${of.clientId} ${of.courseId} ${of.version}`;
  const known = remembered.get(key);
  if (known) {
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }
  const row = await tx
    .selectFrom("course_versions")
    .select("outline")
    .where("client_id", "=", of.clientId)
    .where("course_id", "=", of.courseId)
    .where("version", "=", of.version)
    .executeTakeFirst();
  if (!row) return undefined;
  const course = placedIn(row.outline);
  remembered.set(key, course);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest) remembered.delete(oldest);
  return course;
}

/** An outline with its activities found by id and order. */
export function placedIn(outline: Outline): PublishedCourse {
  const placed = activitiesOf(outline);
  const completable = placed.flatMap(({ activity }) => (activity.completion ? activity : []));
  const mandatory = completable.filter(counts);
  return {
    outline,
    placed,
    byId: new Map(placed.map((one) => [one.activity.id, one])),
    counted: (mandatory.length > 0 ? mandatory : completable).map(({ id }) => id),
  };
}
