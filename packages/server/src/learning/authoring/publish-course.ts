import { genericProblems } from "@trilha/contract/core/problems.ts";
import { changesBetween } from "@trilha/contract/learning/authoring/changes.ts";
import type { publishCourse as spec } from "@trilha/contract/learning/authoring/endpoints.ts";
import { faultInWords } from "@trilha/contract/learning/authoring/fault-words.ts";
import { courseProblems } from "@trilha/contract/learning/authoring/problems.ts";
import type { LearnerMove } from "@trilha/contract/learning/authoring/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { checkPublication } from "./check-publication.ts";
import { lockCourse, type OfficeCourseRow } from "./courses.queries.ts";
import { lockGraph } from "./graph.queries.ts";
import { beginMove } from "./move-learners.ts";
import { movingOf } from "./moves.queries.ts";
import { outlineOfVersion } from "./publication.queries.ts";
import { outlineOf } from "./rules/published-columns.ts";
import { writePublished } from "./write-published.ts";

/**
 * §learning#course-preview Publishes a draft as a version of its own, which never changes again. Whoever has begun an older one ends that,
 * unless they are moved; whoever has not begins with this one. A draft that is published already makes no new version:
 * then only people are moved to it.
 */
export const publishCourse: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockGraph(tx, clientId);
    const course = await lockCourse(tx, clientId, params.id);
    if (!course) return refuse(genericProblems.notFound);
    if (course.state === "archived") return refuse(courseProblems.archived);
    if (course.draft_version !== body.version) {
      const { draft_by_name, draft_at } = course;
      return refuse(courseProblems.draftTaken, { name: draft_by_name, at: draft_at.toISOString() });
    }
    if (await movingOf(tx, clientId, course.id)) return refuse(courseProblems.moving);
    const published = await publish(tx, call, course, { note: body.note || null, move: body.move });
    if ("refused" in published) return published;
    const { version, publishedAt } = published;
    const { moved, moving } = await beginMove(tx, call, course, version, body.move);
    await publishEvent(tx, "learning.changed", { clientId });
    return { publishedVersion: version, publishedAt: publishedAt.toISOString(), moved, moving };
  });

async function publish(
  tx: Tx,
  call: MemberCall,
  course: OfficeCourseRow,
  about: { note: string | null; move: LearnerMove },
): Promise<{ version: number; publishedAt: Date } | Refusal> {
  const { clientId, userId, name } = call.actor;
  const { id, kind, draft, published_version: before } = course;
  const at = course.republished_at ?? course.published_at;
  if (before !== null && at !== null && course.published_draft === course.draft_version)
    return { version: before, publishedAt: at };
  const { faults, names } = await checkPublication(tx, call, course);
  const fault = faults.find(({ stops }) => stops);
  if (fault) return refuse(courseProblems.notReady, { fault: faultInWords(fault, call.locale) });
  const version = (before ?? 0) + 1;
  const was = before === null ? undefined : await outlineOfVersion(tx, { clientId, id }, before);
  const minutes = new Map(names.courses.map((one) => [one.id, one.minutes]));
  await writePublished(tx, { clientId, id, kind, version, draftVersion: course.draft_version }, draft, {
    by: { userId, name, at: call.now },
    note: about.note,
    minutesOf: (courseId) => minutes.get(courseId) ?? 0,
  });
  const changes = was ? changesBetween(was, outlineOf(draft)) : [];
  await recordAudit(tx, call, {
    action: "courses.publish",
    entity: kind,
    entityId: id,
    entityName: textIn(draft.title, call.locale),
    before: { version: before },
    after: {
      ...{ version, move: about.move, note: about.note, audience: draft.audience },
      prerequisites: draft.prerequisiteIds,
      changes: changes
        .slice(0, 200)
        .map(({ change, part, title }) => `${change} ${part} ${textIn(title, call.locale)}`),
    },
  });
  return { version, publishedAt: call.now };
}
