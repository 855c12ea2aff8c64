import type { FlagReason } from "@trilha/contract/learning/delivery/flags.ts";
import { notify } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import { courseTerms, localesOf } from "./enrolments.queries.ts";
import { finishedParts, hasOpenFlags, honestSeconds, insertFlag, keepHeld, paceOf } from "./flags.queries.ts";
import { titleIn } from "./named-locks.ts";
import { chargeSitting, spareOfActivity } from "./progress.queries.ts";
import type { PublishedCourse } from "./published-outline.ts";
import { hurryOf, hurryThrough, leastSeconds, packageLeast } from "./rules/plausible.ts";

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

/**
 * Flags a result of an activity that came faster than a person can reach it, before it is counted. It is kept and shown
 * like any other; the course that ends with it waits (`holdCourse`).
 */
export async function flagActivity(
  tx: Tx,
  of: {
    clientId: string;
    enrolmentId: string;
    activityId: string;
    reason: Exclude<FlagReason, "course_too_fast">;
    /** Seconds. */
    expected: number;
    measured: number;
    /** Seconds it may be quicker; by default what is short anyway may be. */
    tolerance?: number;
    now: Date;
  },
): Promise<void> {
  const hurry = hurryOf(of.expected, of.measured, of.tolerance);
  if (hurry) await insertFlag(tx, { ...of, ...hurry });
}

/**
 * The same for the verdict of a package, by its manifest and by how long it takes others. Its time is the person's: packages
 * and films that are open side by side share it.
 */
export async function flagPackage(
  tx: Tx,
  of: FinishedWork,
  facts: { scos: number; typical: number | null },
): Promise<void> {
  const [pace, others] = [await paceOf(tx, of.clientId), await honestSeconds(tx, of)];
  const measured = await spareOfActivity(tx, of);
  const expected = packageLeast({ ...facts, others }, pace);
  await chargeSitting(tx, { ...of, seconds: Math.min(expected, measured) });
  await flagActivity(tx, { ...of, reason: "package_too_fast", expected, measured });
}

/**
 * Whether a course all of which is done has to wait until somebody has looked at how fast that was: parts of it are
 * flagged, or it was gone through faster than a person can read and watch. Who holds it is told once, in kind words.
 */
export async function holdCourse(
  tx: Tx,
  of: { clientId: string; userId: string; enrolmentId: string; courseId: string; now: Date },
  enrolment: { attempt: number; held_at: Date | null },
  course: Pick<PublishedCourse, "byId" | "outline">,
): Promise<boolean> {
  const { clientId, enrolmentId, now } = of;
  const pace = await paceOf(tx, clientId);
  const { defaultLocale } = course.outline;
  const [newest, ...parts] = (await finishedParts(tx, of))
    .toSorted((one, other) => other.opened_at.getTime() - one.opened_at.getTime())
    .flatMap(({ activity_id, opened_at, size }) => {
      const activity = course.byId.get(activity_id)?.activity;
      if (!activity) return [];
      const seconds = leastSeconds(activity, { size, locale: defaultLocale, fallback: defaultLocale }, pace);
      return { openedAt: opened_at.getTime(), seconds, rule: activity.completion?.rule };
    });
  if (newest) {
    // What is done by opening it is read after that.
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
    await keepHeld(tx, of, now);
    await tellHeld(tx, of);
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
