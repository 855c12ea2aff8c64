import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  authoriseActivity as authoriseSpec,
  withdrawAuthorisation as withdrawSpec,
} from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { deleteAuthorisation, insertAuthorisation, newestOf } from "./authorisations.queries.ts";
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
    const closed = await deleteAuthorisation(tx, { clientId, courseId, activityId });
    if (closed) await tell(tx, call, { courseId, activityId, name, opened: false });
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

async function tell(
  tx: Tx,
  call: MemberCall,
  about: { courseId: string; activityId: string; name: string; opened: boolean },
): Promise<void> {
  const { courseId, activityId, name, opened } = about;
  await recordAudit(tx, call, {
    action: opened ? "learning.authorise" : "learning.withdraw_authorisation",
    entity: "course",
    entityId: courseId,
    entityName: name,
    after: { activity: activityId, open: opened },
  });
  await publishEvent(tx, "learning.authorised", { clientId: call.actor.clientId });
}
