import type { CourseListItem, OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { type CourseLine, courseById, type OfficeCourseRow } from "./courses.queries.ts";
import { namesOf, presentNames } from "./draft-names.ts";
import { movingOf } from "./moves.queries.ts";

const isChanged = ({
  draft_version,
  published_draft,
}: Pick<OfficeCourseRow, "draft_version" | "published_draft">) => draft_version !== published_draft;

/** A course or trail as a line of the office's list. */
export function presentLine(call: MemberCall, row: CourseLine): CourseListItem {
  const { draft, learners, finished } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: draft.title,
    defaultLocale: draft.defaultLocale,
    locales: draft.locales,
    subscription: draft.subscription,
    mandatory: draft.mandatory,
    coverUrl: pictureUrl(call, draft.coverFileId),
    labelIds: draft.labelIds,
    changed: isChanged(row),
    savedBy: row.draft_by_name,
    savedAt: row.draft_at.toISOString(),
    publishedAt: (row.republished_at ?? row.published_at)?.toISOString() ?? null,
    visibleFrom: draft.visibleFrom,
    visibleUntil: draft.visibleUntil,
    activityCount: row.activity_count,
    learners,
    finishedPercent: learners === 0 ? null : Math.floor((finished / learners) * 100),
  };
}

/** A course or trail as it is edited; undefined when the client has none of this id. */
export async function loadCourse(tx: Tx, call: MemberCall, id: string): Promise<OfficeCourse | undefined> {
  const { clientId } = call.actor;
  const row = await courseById(tx, clientId, id);
  if (!row) return undefined;
  const names = await namesOf(tx, clientId, row.draft);
  const moving = await movingOf(tx, clientId, id);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.draft_version,
    draft: row.draft,
    savedBy: row.draft_by_name,
    savedAt: row.draft_at.toISOString(),
    publishedVersion: row.published_version,
    publishedAt: (row.republished_at ?? row.published_at)?.toISOString() ?? null,
    changed: isChanged(row),
    learners: row.learners,
    ...presentNames(names, call),
    moving: moving && { done: moving.done, total: moving.total },
    converts: call.parts.outside.media.converts,
    can: rightsOver(row, call),
  };
}

function rightsOver(row: OfficeCourseRow, { actor }: MemberCall): OfficeCourse["can"] {
  const edits = actor.permissions.has("courses.edit");
  const publishes = actor.permissions.has("courses.publish");
  return {
    edit: edits && row.state !== "archived",
    publish: publishes && row.state !== "archived",
    archive: publishes && row.state !== "archived",
    restore: publishes && row.state === "archived",
    remove: edits && row.published_version === null,
  };
}

/** Draft in the trail of staff acts: what it is, not all it says. */
export function auditFacts({ draft, state, draft_version }: OfficeCourseRow): Record<string, unknown> {
  const { modules, items, title, audience, prerequisiteIds, subscription, mandatory, locales } = draft;
  return {
    ...{ state, version: draft_version, title, audience, subscription, mandatory, locales },
    prerequisites: prerequisiteIds,
    modules: modules.length,
    activities: modules.reduce((sum, module) => sum + module.activities.length, 0),
    items: items.length,
    window: [draft.visibleFrom, draft.visibleUntil],
  };
}
