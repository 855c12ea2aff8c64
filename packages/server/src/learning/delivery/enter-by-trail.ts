import type { Locale } from "@trilha/contract/core/locale.ts";
import { trailLocksOf } from "@trilha/contract/learning/delivery/locks.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { learns } from "@trilha/contract/learning/delivery/states.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { enrolPeople } from "./enrol-people.ts";
import { courseTerms } from "./enrolments.queries.ts";
import { lockRefusal } from "./lock-refusal.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { namedLocks, titleIn } from "./named-locks.ts";
import { courseTitles, trailOf } from "./player.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { noteTrail, trailHolding } from "./trails.queries.ts";

/**
 * §routes#trails A course is entered from a trail: in its turn, and with that whoever learns in the trail is in the course. Refuses
 * with what has to be done first, and `learning.not_enrolled` for who is not in the trail, or where it holds no such
 * course.
 */
export async function enterByTrail(
  tx: Tx,
  trailKey: {
    clientId: string;
    userId: string;
    trailId: string;
    courseId: string;
    locale: Locale;
    now: Date;
  },
): Promise<Refusal | undefined> {
  const { clientId, trailId, courseId, locale } = trailKey;
  const row = await trailOf(tx, trailKey);
  const trail = row && (await publishedCourse(tx, { clientId, courseId: trailId, version: row.version }));
  if (!row || !trail) return refuse(playerProblems.notEnrolled);
  const { outline } = trail;
  const finished = new Set(row.done);
  const done = new Set(
    outline.items.flatMap(({ id, referenceId }) => (referenceId && finished.has(referenceId) ? id : [])),
  );
  const locks = trailLocksOf(outline, {
    learns: learns.has(row.state),
    blocked: row.state === "blocked",
    missingCourses: row.missing,
    done,
  });
  const ways = outline.items.flatMap(({ id, referenceId }) =>
    referenceId === courseId ? [locks.get(id) ?? []] : [],
  );
  const [nearest] = ways.toSorted((a, b) => a.length - b.length);
  if (!nearest) return refuse(playerProblems.notEnrolled);
  if (nearest.length > 0) {
    const references = outline.items.flatMap(({ referenceId }) => referenceId ?? []);
    const titles = await courseTitles(tx, clientId, [...references, ...row.missing]);
    const byId = new Map(
      titles.map((one): [string, string] => [one.id, titleIn(one.title, locale, one.default_locale)]),
    );
    const ofItems = outline.items.flatMap(({ id, referenceId, title }): [string, string][] => [
      [id, (referenceId && byId.get(referenceId)) || titleIn(title, locale, outline.defaultLocale)],
    ]);
    const names = new Map([...byId, ...ofItems]);
    return lockRefusal(namedLocks(nearest, outline, locale, names));
  }
  return (await enrolByTrail(tx, trailKey)) ? undefined : refuse(playerProblems.notEnrolled);
}

/**
 * §routes#trails A course is opened from a trail: whoever learns in the trail is enrolled in its courses as they open them, however
 * those are entered otherwise, and the trail has begun. False: they are not in the trail, or it does not hold the
 * course.
 */
async function enrolByTrail(
  tx: Tx,
  trailKey: { clientId: string; userId: string; trailId: string; courseId: string; now: Date },
): Promise<boolean> {
  const { clientId, userId, courseId, now } = trailKey;
  const trail = await trailHolding(tx, trailKey);
  if (!trail || !learns.has(trail.state)) return false;
  const actor = { actorId: null, actorName: "", reason: null, now };
  if (trail.state === "enrolled" || trail.state === "restarted")
    await moveEnrolment(tx, { clientId, ...trail }, "start", actor);
  await noteTrail(tx, { clientId, enrolmentId: trail.id, now });
  const course = await courseTerms(tx, clientId, courseId);
  if (course)
    await enrolPeople(tx, { clientId, course, event: "enrol", source: "trail", by: actor }, [userId]);
  return true;
}
