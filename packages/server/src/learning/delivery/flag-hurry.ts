import type { FlagReason } from "@trilha/contract/learning/delivery/flags.ts";
import { notify } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import { courseTerms, localesOf } from "./enrolments.queries.ts";
import { finishedParts, hasOpenFlags, honestSeconds, insertFlag, keepHeld, paceOf } from "./flags.queries.ts";
import { titleIn } from "./named-locks.ts";
import { chargeTime, spareOfActivity } from "./progress.queries.ts";
import type { PublishedCourse } from "./published-outline.ts";
import { type Hurry, hurryOf, hurryThrough, leastSeconds, packageLeast } from "./rules/plausible.ts";

/** An activity that is finished now and counts next: whoever runs it may flag it. */
export interface FinishedWork {
  clientId: string;
  userId: string;
  enrolmentId: string;
  courseId: string;
  activityId: string;
  /** The first time. */
  openedAt: Date;
  now: Date;
}

/** A result whose pace is judged: what it takes at least, and since when the person was at it. */
interface TimedResult {
  clientId: string;
  userId: string;
  enrolmentId: string;
  activityId: string;
  since: Date;
  /** Seconds. */
  expected: number;
  /** Seconds it may be quicker; by default what is short anyway may be. */
  tolerance?: number;
  now: Date;
}

/**
 * How a result outran the person's own time, which films, packages, tests and games that are open side by side share; what
 * the result takes at least is charged to it. The caller holds the person's turn of the clock. Undefined: a person can do that.
 */
export async function hurryInOwnTime(tx: Tx, result: TimedResult): Promise<Hurry | undefined> {
  const work = { ...result, openedAt: result.since };
  const measured = await spareOfActivity(tx, work);
  await chargeTime(tx, { ...work, seconds: Math.min(result.expected, measured) });
  return hurryOf(result.expected, measured, result.tolerance);
}

/**
 * Flags a result of an activity that came faster than a person can reach it, before it is counted. It is kept and shown
 * like any other; the course that ends with it waits (`holdCourse`).
 */
export async function flagActivity(
  tx: Tx,
  result: TimedResult & { reason: Exclude<FlagReason, "course_too_fast"> },
): Promise<void> {
  const hurry = await hurryInOwnTime(tx, result);
  if (hurry) await insertFlag(tx, { ...result, ...hurry });
}

/** How long a package takes, by what its manifest says. */
export interface PackageTime {
  scos: number;
  typical: number | null;
}

/** Flags the verdict of a package, by its manifest and by how long it takes others. */
export async function flagPackage(tx: Tx, work: FinishedWork, facts: PackageTime): Promise<void> {
  const expected = await leastOfPackage(tx, work, facts);
  await flagActivity(tx, { ...work, since: work.openedAt, expected, reason: "package_too_fast" });
}

/**
 * Whether a better score of a package whose activity is finished counts. A course that is done waits for nobody: where the
 * programme holds what comes too fast, a score improves nothing before the attempt it comes from took its time.
 */
export async function believesRaise(
  tx: Tx,
  work: FinishedWork,
  facts: PackageTime,
  since: Date,
): Promise<boolean> {
  if (!(await paceOf(tx, work.clientId)).holdsPay) return true;
  const expected = await leastOfPackage(tx, work, facts);
  return !(await hurryInOwnTime(tx, { ...work, since, expected }));
}

async function leastOfPackage(tx: Tx, work: FinishedWork, facts: PackageTime): Promise<number> {
  const [pace, others] = [await paceOf(tx, work.clientId), await honestSeconds(tx, work)];
  return packageLeast({ ...facts, others }, pace);
}

/**
 * Whether a course all of which is done has to wait until somebody has looked at how fast that was: parts of it are
 * flagged, or it was gone through faster than a person can read and watch. Who holds it is told once, in kind words.
 */
export async function holdCourse(
  tx: Tx,
  enrolmentKey: { clientId: string; userId: string; enrolmentId: string; courseId: string; now: Date },
  enrolment: { attempt: number; held_at: Date | null },
  course: Pick<PublishedCourse, "byId" | "outline">,
): Promise<boolean> {
  const { clientId, enrolmentId, now } = enrolmentKey;
  const pace = await paceOf(tx, clientId);
  const { defaultLocale } = course.outline;
  const [newest, ...parts] = (await finishedParts(tx, enrolmentKey))
    .toSorted((one, other) => other.opened_at.getTime() - one.opened_at.getTime())
    .flatMap(({ activity_id, opened_at, size }) => {
      const activity = course.byId.get(activity_id)?.activity;
      if (!activity) return [];
      const seconds = leastSeconds(activity, { size, locale: defaultLocale, fallback: defaultLocale }, pace);
      return { openedAt: opened_at.getTime(), seconds, rule: activity.completion?.rule };
    });
  if (newest) {
    // Work done by opening is read after that.
    const last = newest.rule === "viewed" ? { ...newest, seconds: 0 } : newest;
    const hurry = hurryThrough([last, ...parts], now.getTime());
    if (hurry)
      await insertFlag(tx, {
        ...{ clientId, enrolmentId, now },
        activityId: null,
        reason: "course_too_fast",
        ...hurry,
      });
  }
  const holds =
    pace.holdsPay && (await hasOpenFlags(tx, { clientId, enrolmentId, attempt: enrolment.attempt }));
  if (holds && enrolment.held_at === null) {
    await keepHeld(tx, enrolmentKey, now);
    await tellHeld(tx, enrolmentKey);
  }
  return holds;
}

async function tellHeld(
  tx: Tx,
  { clientId, userId, courseId, now }: { clientId: string; userId: string; courseId: string; now: Date },
): Promise<void> {
  const terms = await courseTerms(tx, clientId, courseId);
  const [person] = await localesOf(tx, [userId]);
  if (!terms) return;
  const course = titleIn(terms.title, person?.locale ?? terms.default_locale, terms.default_locale);
  const link = `/online-courses/${courseId}` as const;
  await notify(tx, { clientId, userId, now, link, kind: "learning.under_review", params: { course } });
}
