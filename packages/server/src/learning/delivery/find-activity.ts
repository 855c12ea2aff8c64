import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { locksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { PlacedActivity } from "@trilha/contract/learning/delivery/outline.ts";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { type ActivityState, learns } from "@trilha/contract/learning/delivery/states.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { knowsCourse } from "./knows-course.ts";
import { lockRefusal } from "./lock-refusal.ts";
import { namedLocks, titleIn } from "./named-locks.ts";
import { courseTitles, type LearnerCourseRow, learnerOf } from "./player.queries.ts";
import { type PublishedCourse, publishedCourse } from "./published-outline.ts";
import { authorisedActivities, standingsIn, type standingsOf } from "./standings.queries.ts";

type Standings = Awaited<ReturnType<typeof standingsOf>>;

/** An activity that is open to somebody, in the version they are in. */
export interface FoundActivity extends PlacedActivity {
  courseId: string;
  /** In which language it is shown, where there is a choice. */
  locale: Locale;
  learner: LearnerCourseRow;
  course: PublishedCourse;
  standings: Standings;
  states: ReadonlyMap<string, ActivityState>;
  locksFor: (activityId: string) => NamedLock[];
}

/**
 * §routes#hierarchy-order, §states#course Finds an activity by its place in the course. Refuses what is not there, whoever is not in the course, and what
 * is locked, with the nearest lock. `held`: the enrolment is about to change.
 */
export async function findActivity(
  tx: Tx,
  enrolment: {
    clientId: string;
    userId: string;
    courseId: string;
    order: number;
    locale: Locale;
    held: boolean;
    now: Date;
  },
): Promise<FoundActivity | Refusal> {
  const { clientId, courseId, locale } = enrolment;
  // One message: what follows the enrolment is read once that is held.
  const [learner, standings, authorised] = await Promise.all([
    learnerOf(tx, enrolment),
    standingsIn(tx, enrolment),
    authorisedActivities(tx, enrolment),
  ]);
  if (!learner) {
    return refuse((await knowsCourse(tx, enrolment)) ? playerProblems.notEnrolled : genericProblems.notFound);
  }
  const course = await publishedCourse(tx, { clientId, courseId, version: learner.version });
  const placed = course?.placed[enrolment.order - 1];
  if (!course || !placed) return refuse(genericProblems.notFound);
  const { outline } = course;
  const missing = await courseTitles(tx, clientId, learner.missing);
  const names = new Map(
    missing.map((one): [string, string] => [one.id, titleIn(one.title, locale, one.default_locale)]),
  );
  const states = new Map(standings.map((one) => [one.activityId, one.state]));
  const locks = locksOf(outline, {
    learns: learns.has(learner.state),
    blocked: learner.state === "blocked",
    missingCourses: learner.missing,
    ...{ states, authorised },
  });
  const locksFor = (id: string) => namedLocks(locks.get(id) ?? [], outline, locale, names);
  const locked = lockRefusal(locksFor(placed.activity.id));
  return locked ?? { ...placed, courseId, locale, learner, course, standings, states, locksFor };
}
