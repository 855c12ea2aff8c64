import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  authorisePerson as authorisePersonSpec,
  authoriseActivity as authoriseSpec,
  withdrawFromPerson as withdrawFromPersonSpec,
  withdrawAuthorisation as withdrawSpec,
} from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  deleteAuthorisation,
  deletePersonAuthorisations,
  insertAuthorisation,
  insertPersonAuthorisation,
  learnerName,
  newestOf,
} from "./authorisations.queries.ts";
import { titleIn } from "./named-locks.ts";
import { publishedCourse } from "./published-outline.ts";

/** §states#instructor-authorisation The live instructor opens an activity to everybody in the course; open pages look again at once. */
export const authoriseActivity: UseCase<typeof authoriseSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { id: courseId, activityId } = params;
    const name = await nameOf(tx, call, courseId, activityId);
    if (name === undefined) return refuse(genericProblems.notFound);
    const opened = await insertAuthorisation(tx, {
      clientId,
      courseId,
      activityId,
      by: userId,
      at: call.now,
    });
    if (opened) await tell(tx, call, { courseId, activityId, name, opened });
  });

/** Closes it again to whoever has not finished it; nobody loses what they did. */
export const withdrawAuthorisation: UseCase<typeof withdrawSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { id: courseId, activityId } = params;
    const name = await nameOf(tx, call, courseId, activityId);
    if (name === undefined) return refuse(genericProblems.notFound);
    const activity = { clientId, courseId, activityId };
    // Closed to everybody is closed to those it was opened to alone, too.
    const closed = (await deletePersonAuthorisations(tx, activity)) > 0;
    if ((await deleteAuthorisation(tx, activity)) || closed)
      await tell(tx, call, { courseId, activityId, name, opened: false });
  });

/** Opens an activity to one person in the course: their open pages look again at once. */
export const authorisePerson: UseCase<typeof authorisePersonSpec> = (call, { params }) =>
  changeForPerson(call, params, (tx, authorisation) =>
    insertPersonAuthorisation(tx, { ...authorisation, by: call.actor.userId, at: call.now }),
  );

/** Closes it to them again, unless it is open to everybody. */
export const withdrawFromPerson: UseCase<typeof withdrawFromPersonSpec> = (call, { params }) =>
  changeForPerson(
    call,
    params,
    async (tx, authorisation) => (await deletePersonAuthorisations(tx, authorisation)) > 0,
    false,
  );

type PersonActivity = { clientId: string; courseId: string; activityId: string; userId: string };

const changeForPerson = (
  call: MemberCall,
  { id: courseId, activityId, userId }: { id: string; activityId: string; userId: string },
  change: (tx: Tx, authorisation: PersonActivity) => Promise<boolean>,
  opened = true,
) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const name = await nameOf(tx, call, courseId, activityId);
    const person = await learnerName(tx, { clientId, courseId, userId });
    if (name === undefined || person === undefined) return refuse(genericProblems.notFound);
    if (!(await change(tx, { clientId, courseId, activityId, userId }))) return;
    await recordOpening(tx, call, {
      courseId,
      activityId,
      name,
      opened,
      person: { id: userId, name: person },
    });
    await publishEvent(tx, "learning.changed", { clientId, userId });
  });

/** Course and activity by name; undefined: none that waits for an instructor. */
async function nameOf(
  tx: Tx,
  call: MemberCall,
  courseId: string,
  activityId: string,
): Promise<string | undefined> {
  const { clientId } = call.actor;
  const newest = await newestOf(tx, clientId, courseId);
  const course = newest && (await publishedCourse(tx, { clientId, courseId, version: newest.version }));
  const activity = course?.byId.get(activityId)?.activity;
  if (!activity?.authorised) return undefined;
  const own = course?.outline.defaultLocale ?? call.locale;
  const titles = [newest?.title ?? {}, activity.title].map((title) => titleIn(title, own, own));
  return titles.join(" · ");
}

type Opening = {
  courseId: string;
  activityId: string;
  name: string;
  opened: boolean;
  /** Left out: everybody in the course. */
  person?: { id: string; name: string };
};

async function tell(tx: Tx, call: MemberCall, opening: Opening): Promise<void> {
  await recordOpening(tx, call, opening);
  await publishEvent(tx, "learning.authorised", { clientId: call.actor.clientId });
}

async function recordOpening(tx: Tx, call: MemberCall, opening: Opening): Promise<void> {
  const { courseId, activityId, name, opened, person } = opening;
  await recordAudit(tx, call, {
    action: opened ? "learning.authorise" : "learning.withdraw_authorisation",
    entity: "course",
    entityId: courseId,
    entityName: person ? `${name} · ${person.name}` : name,
    after: { activity: activityId, open: opened, ...(person && { person: person.id }) },
  });
}
