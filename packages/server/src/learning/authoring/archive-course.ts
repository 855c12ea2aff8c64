import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  archiveCourse as archiveSpec,
  removeCourse as removeSpec,
  restoreCourse as restoreSpec,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import { courseProblems } from "@trilha/contract/learning/authoring/problems.ts";
import type { CourseState } from "@trilha/contract/learning/authoring/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { deleteCourse, setCourseState } from "./course-training.ts";
import { isCompletedBySomebody, lockCourse, type OfficeCourseRow, whatNeeds } from "./courses.queries.ts";
import { archivedNeed, lockGraph } from "./graph.queries.ts";
import { auditFacts } from "./present-course.ts";

/**
 * Takes a course or trail out of the lists and of what may be required; enrolments and completions stay. What is
 * published and requires it, or a trail that holds it, would wait for it for ever: that is changed first.
 */
export const archiveCourse: UseCase<typeof archiveSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const courseKey = { clientId: call.actor.clientId, id: params.id };
    await lockGraph(tx, courseKey.clientId);
    const course = await lockCourse(tx, courseKey.clientId, courseKey.id);
    if (!course) return refuse(genericProblems.notFound);
    const needed = await whatNeeds(tx, courseKey, "published");
    if (needed) return refuse(courseProblems.isUsed, { name: textIn(needed, call.locale) });
    return { state: await turn(tx, call, course, "archived", "courses.archive") };
  });

/** Brings it back to what it was: published, or a draft. */
export const restoreCourse: UseCase<typeof restoreSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const courseKey = { clientId: call.actor.clientId, id: params.id };
    await lockGraph(tx, courseKey.clientId);
    const course = await lockCourse(tx, courseKey.clientId, courseKey.id);
    if (!course) return refuse(genericProblems.notFound);
    const needed = await archivedNeed(tx, courseKey);
    if (needed) return refuse(courseProblems.needsArchived, { name: textIn(needed, call.locale) });
    const state = course.published_version === null ? "draft" : "published";
    return { state: await turn(tx, call, course, state, "courses.restore") };
  });

async function turn(
  tx: Tx,
  call: MemberCall,
  course: OfficeCourseRow,
  state: CourseState,
  action: AuditAct,
): Promise<CourseState> {
  const { clientId } = call.actor;
  if (course.state === state) return state;
  await setCourseState(tx, { clientId, id: course.id }, state, state === "archived" ? call.now : null);
  await recordAudit(tx, call, {
    action,
    entity: course.kind,
    entityId: course.id,
    entityName: textIn(course.draft.title, call.locale),
    before: { state: course.state },
    after: { state },
  });
  await publishEvent(tx, "learning.changed", { clientId });
  return state;
}

/** Deletes a draft nobody ever learned on, and that nothing else names. */
export const removeCourse: UseCase<typeof removeSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const courseKey = { clientId: call.actor.clientId, id: params.id };
    await lockGraph(tx, courseKey.clientId);
    const course = await lockCourse(tx, courseKey.clientId, courseKey.id);
    if (!course) return refuse(genericProblems.notFound);
    if (course.published_version !== null || (await isCompletedBySomebody(tx, courseKey)))
      return refuse(courseProblems.wasPublished);
    const needed = await whatNeeds(tx, courseKey, "drafts");
    if (needed) return refuse(courseProblems.isUsed, { name: textIn(needed, call.locale) });
    await deleteCourse(tx, courseKey);
    await recordAudit(tx, call, {
      action: "courses.remove",
      entity: course.kind,
      entityId: course.id,
      entityName: textIn(course.draft.title, call.locale),
      before: auditFacts(course),
    });
  });
