import { isTestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { counts } from "@trilha/contract/learning/delivery/locks.ts";
import {
  type Activity,
  activitiesOf,
  type Outline,
  type PlacedActivity,
} from "@trilha/contract/learning/delivery/outline.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import { Cache } from "../../core/cache.ts";
import type { Tx } from "../../db/database.ts";
import { outlinesOf } from "./course-page.queries.ts";

/** A version of a course or trail as it was published. */
export interface PublishedCourse {
  outline: Outline;
  /** In their order; the first is 1. */
  placed: readonly PlacedActivity[];
  byId: ReadonlyMap<string, PlacedActivity>;
  /** Activities that have to be finished for the course to be; where none is mandatory, all that can be. */
  counted: readonly string[];
  /** §states#attempts-allowed A test has to be passed for it: whoever finishes it is approved. */
  graded: boolean;
}

// By activities, of which one is about a kilobyte.
const cache = new Cache<PublishedCourse>("published_courses", {
  most: 50_000,
  weigh: ({ placed }) => placed.length,
});

/** Name of a version. */
export interface VersionName {
  courseId: string;
  version: number;
}

/**
 * Content of a version. It never changes, so each process reads it once and remembers those used last. Undefined: no
 * such version of this client's.
 */
export async function publishedCourse(
  tx: Tx,
  courseVersion: { clientId: string } & VersionName,
): Promise<PublishedCourse | undefined> {
  const [course] = (await publishedVersions(tx, courseVersion.clientId, [courseVersion])).values();
  return course;
}

/**
 * The same, read anew and not remembered: for whoever may have written it in this very transaction, which can still fail,
 * and the next of this number be another.
 */
export async function justPublished(
  tx: Tx,
  courseVersion: { clientId: string } & VersionName,
): Promise<PublishedCourse | undefined> {
  const [row] = await outlinesOf(tx, courseVersion.clientId, [courseVersion]);
  return row && placedIn(row.outline);
}

/** The same of several courses, one version each, by course; at most one statement, for what is not remembered. */
export async function publishedVersions(
  tx: Tx,
  clientId: string,
  wanted: readonly VersionName[],
): Promise<ReadonlyMap<string, PublishedCourse>> {
  const nameOf = ({ courseId, version }: VersionName) => `${clientId} ${courseId} ${version}`;
  // Taken before anything is waited for: others may push it out meanwhile.
  const known = new Map(wanted.map((one) => [nameOf(one), cache.get(nameOf(one))]));
  const unknown = wanted.filter((one) => !known.get(nameOf(one)));
  const read = unknown.length > 0 ? await outlinesOf(tx, clientId, unknown) : [];
  const fresh = new Map(
    read.map(({ course_id: courseId, version, outline }) => [
      nameOf({ courseId, version }),
      placedIn(outline),
    ]),
  );
  return new Map(
    wanted.flatMap((one): [string, PublishedCourse][] => {
      const name = nameOf(one);
      const course = fresh.get(name) ?? known.get(name);
      if (!course) return [];
      cache.set(name, course);
      return [[one.courseId, course]];
    }),
  );
}

/** A test that is graded, and done only once it is passed. */
export function hasToBePassed({ type, completion }: Pick<Activity, "type" | "completion">): boolean {
  return (
    isTestType(type) && isGraded(type) && completion?.rule === "verdict" && completion.require === "passed"
  );
}

/** An outline with its activities found by id and order. */
export function placedIn(outline: Outline): PublishedCourse {
  const placed = activitiesOf(outline);
  const completable = placed.flatMap(({ activity }) => (activity.completion ? activity : []));
  const mandatory = completable.filter(counts);
  const counted = mandatory.length > 0 ? mandatory : completable;
  return {
    outline,
    placed,
    byId: new Map(placed.map((one) => [one.activity.id, one])),
    counted: counted.map(({ id }) => id),
    graded: counted.some(hasToBePassed),
  };
}
