import { genericProblems } from "@trilha/contract/core/problems.ts";
import { changesBetween } from "@trilha/contract/learning/authoring/changes.ts";
import type {
  listVersions as listSpec,
  readPublication as spec,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import { languageCompleteness } from "@trilha/contract/learning/authoring/languages.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { onOtherVersions, placedIn, whoWouldLose } from "../delivery/index.ts";
import { checkPublication } from "./check-publication.ts";
import { courseById } from "./courses.queries.ts";
import { outlineOfVersion, versionPage } from "./publication.queries.ts";
import { outlineOf } from "./rules/published-columns.ts";

/** Consequences of publishing the draft now, and whom moving everybody would take a completion from. */
export const readPublication: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const course = await courseById(tx, clientId, params.id);
    if (!course) return refuse(genericProblems.notFound);
    const { draft, kind, published_version: publishedVersion } = course;
    const { faults, audience } = await checkPublication(tx, call, course);
    const courseKey = { clientId, id: course.id };
    const before =
      publishedVersion === null ? undefined : await outlineOfVersion(tx, courseKey, publishedVersion);
    const isNext = course.draft_version !== course.published_draft;
    const version = (publishedVersion ?? 0) + (isNext ? 1 : 0);
    const about = { clientId, courseId: course.id, version, kind, counted: countedIn(kind, draft) };
    const learners = await onOtherVersions(tx, about);
    const losing = learners.completed === 0 ? { count: 0, people: [] } : await whoWouldLose(tx, about);
    return {
      version: course.draft_version,
      publishedVersion,
      faults,
      changes: before ? changesBetween(before, outlineOf(draft)) : [],
      languages: languageCompleteness(draft).map(({ locale, percent }) => ({ locale, percent })),
      audience,
      learners,
      losing: {
        count: losing.count,
        people: losing.people.map(({ user_id, membership_id, name, store }) => ({
          ...{ userId: user_id, membershipId: membership_id, name, store },
        })),
      },
    };
  });

/** Parts to do: activities, of a trail courses. */
function countedIn(kind: "course" | "trail", draft: CourseDraft): readonly string[] {
  if (kind === "course") return placedIn(outlineOf(draft)).counted;
  const courses = draft.items.filter((item) => item.kind === "course" && item.referenceId !== null);
  const mandatory = courses.filter((item) => item.mandatory);
  const ids = (mandatory.length > 0 ? mandatory : courses).flatMap(({ referenceId }) => referenceId ?? []);
  return [...new Set(ids)];
}

/** A page of the versions of a course or trail, the newest first. */
export const listVersions: UseCase<typeof listSpec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const course = { clientId: call.actor.clientId, id: params.id };
    if (!(await courseById(tx, course.clientId, course.id))) return refuse(genericProblems.notFound);
    const [before] = readCursor(query.cursor, ["number"]) ?? [];
    const rows = await versionPage(tx, course, { before: withinInteger(before), rows: query.limit + 1 });
    return pageOf(
      rows,
      query.limit,
      (row) => [row.version],
      (row) => ({
        version: row.version,
        publishedBy: row.publisher_name,
        publishedAt: row.published_at.toISOString(),
        note: row.note ?? "",
        learners: row.learners,
      }),
    );
  });

/** A cursor somebody made up may name a number no version has. */
const withinInteger = (number: number | undefined) =>
  number === undefined ? undefined : Math.max(0, Math.min(number, 2 ** 31 - 1));
