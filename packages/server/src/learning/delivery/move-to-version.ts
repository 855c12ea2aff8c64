import { afterEvent, completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { withdrawCompletions } from "../../members/requirements/index.ts";
import { completeCourse } from "./complete-course.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";
import { type CourseEnrolmentRow, localesOf } from "./enrolments.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { notifyReopened } from "./notify-enrolment.ts";
import { justPublished, type PublishedCourse } from "./published-outline.ts";
import { type CourseProgress, courseAfter } from "./rules/course-after.ts";
import { trailProgress } from "./rules/trail-progress.ts";
import { moveTrails } from "./trail-progress.ts";
import { completionsAmong, holdToMove, standingsOfMany, writeVersion } from "./versions.queries.ts";

export interface VersionMove {
  clientId: string;
  courseId: string;
  kind: "course" | "trail";
  /** The published one they come to. */
  version: number;
  move: "in_progress" | "all";
  by: MovedBy;
}

/**
 * Moves the next people of older versions to a newer one, by enrolment; answers how many and the last, which the next
 * call goes on after. Progress belongs to activities and stays; what it comes to is counted anew. Whoever has done all
 * of the new version finishes; whoever completed the old one and has not done all of the new is at work again, with a
 * line in their history and a message. Points they were given stay, and are not given twice.
 */
export async function moveToVersion(
  tx: Tx,
  move: VersionMove,
  page: { after: string | null; rows: number },
): Promise<{ moved: number; last: string | null }> {
  const { clientId, version } = move;
  const people = await holdToMove(tx, move, page);
  const course = await justPublished(tx, move);
  if (!course) throw new Error("a version that was published is gone");
  const ending = course.graded ? "pass" : "finish";
  const progressOf = await progressIn(tx, move, course, people);
  const after = people.map((enrolment) => ({ enrolment, now: progressOf(enrolment) }));
  await writeVersion(
    tx,
    { clientId, version },
    after.map(({ enrolment, now }) => ({ id: enrolment.id, ...now })),
  );
  const reopened: CourseEnrolmentRow[] = [];
  const finished: CourseEnrolmentRow[] = [];
  for (const { enrolment, now } of after) {
    const whole = now.total === 0 || now.done === now.total;
    const event = completedStates.has(enrolment.state)
      ? !whole && "reopen"
      : whole && now.total > 0 && afterEvent(enrolment.state, ending) !== undefined && ending;
    if (!event) continue;
    const { id, state, attempt } = enrolment;
    await moveEnrolment(tx, { clientId, id, state, attempt }, event, move.by);
    (event === "reopen" ? reopened : finished).push(enrolment);
  }
  await settle(tx, move, reopened, finished);
  for (const { user_id: userId } of people) await publishEvent(tx, "learning.changed", { clientId, userId });
  return { moved: people.length, last: people.at(-1)?.id ?? null };
}

/** Consequences for people no longer done, and for whoever is done now. */
async function settle(
  tx: Tx,
  { clientId, courseId, kind, by: actor }: VersionMove,
  reopened: readonly CourseEnrolmentRow[],
  finished: readonly CourseEnrolmentRow[],
): Promise<void> {
  const { now } = actor;
  const userIds = reopened.map(({ user_id }) => user_id);
  if (userIds.length > 0) {
    await withdrawCompletions(tx, { clientId, id: courseId }, userIds);
    await notifyReopened(tx, { clientId, courseId, userIds, now });
    for (const userId of userIds) {
      if (kind === "course") await moveTrails(tx, { clientId, userId, courseId, now });
      await publishEvent(tx, "trainings.changed", { clientId, userId });
    }
  }
  const locales = new Map(
    (
      await localesOf(
        tx,
        finished.map(({ user_id }) => user_id),
      )
    ).map(({ id, locale }) => [id, locale]),
  );
  for (const { user_id: userId, id: enrolmentId } of finished) {
    const locale = locales.get(userId) ?? "pt-BR";
    await completeCourse(tx, { clientId, userId, enrolmentId, courseId, locale, now });
  }
}

/** Progress of a person in the version they are moved to. */
async function progressIn(
  tx: Tx,
  { clientId, kind }: VersionMove,
  course: PublishedCourse,
  people: readonly CourseEnrolmentRow[],
): Promise<(enrolment: CourseEnrolmentRow) => CourseProgress> {
  if (kind === "course") {
    const standings = await standingsOfMany(
      tx,
      clientId,
      people.map(({ id }) => id),
    );
    return ({ id }) => courseAfter(course, standings.get(id) ?? []);
  }
  const items = course.outline.items.flatMap(({ kind: itemKind, referenceId, mandatory }) =>
    itemKind === "course" && referenceId !== null ? [{ id: referenceId, mandatory }] : [],
  );
  const ids = items.map(({ id }) => id);
  const done = await completionsAmong(
    tx,
    clientId,
    ids,
    people.map(({ user_id }) => user_id),
  );
  return ({ user_id, score }) => ({
    ...trailProgress(
      items.map(({ id, mandatory }) => ({ mandatory, done: done.get(user_id)?.has(id) ?? false })),
    ),
    score,
  });
}
