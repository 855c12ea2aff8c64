import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { saveDraft as spec } from "@trilha/contract/learning/authoring/endpoints.ts";
import { courseProblems } from "@trilha/contract/learning/authoring/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { lockCourse, type OfficeCourseRow, updateDraft } from "./courses.queries.ts";
import { namesOf, presentNames } from "./draft-names.ts";
import { objectionToNames, objectionToShape } from "./draft-refusals.ts";
import { auditFacts } from "./present-course.ts";
import { cleanDraft } from "./rules/clean-draft.ts";

/**
 * Keeps the whole draft, unfinished as it may be, if nobody saved another since. What is kept already is kept: a save
 * whose answer was lost may be sent again.
 */
export const saveDraft: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const before = await lockCourse(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.state === "archived") return refuse(courseProblems.archived);
    const refused = objectionToShape(before.kind, body.draft);
    if (refused) return refused;
    const draft = cleanDraft(body.draft);
    const isKept = same(draft, before.draft);
    if (before.draft_version !== body.version && !isKept) {
      const { draft_by_name, draft_at } = before;
      return refuse(courseProblems.draftTaken, { name: draft_by_name, at: draft_at.toISOString() });
    }
    const names = await namesOf(tx, clientId, draft);
    const unknown = await objectionToNames(tx, { clientId, id: before.id }, draft, names);
    if (unknown) return unknown;
    let version = before.draft_version;
    if (!isKept) {
      version = await updateDraft(tx, { clientId, id: before.id }, draft, { userId, name, at: call.now });
      if (beginsSitting(before, userId, call.now)) {
        await recordAudit(tx, call, {
          action: "courses.save_draft",
          entity: before.kind,
          entityId: before.id,
          entityName: textIn(draft.title, call.locale),
          before: auditFacts(before),
          after: auditFacts({ ...before, draft, draft_version: version }),
        });
      }
    }
    return {
      version,
      savedAt: (isKept ? before.draft_at : call.now).toISOString(),
      draft: same(draft, body.draft) ? null : draft,
      ...presentNames(names, call),
    };
  });

const sittingMinutes = 10;

/**
 * A page saves every few seconds: one entry in the trail for each time somebody sits down to write is what can be read.
 * What publishing changes is told there in full.
 */
function beginsSitting(
  { draft_by, draft_at, draft_version }: OfficeCourseRow,
  userId: string,
  now: Date,
): boolean {
  const pause = now.getTime() - draft_at.getTime();
  return draft_version === 1 || draft_by !== userId || pause > sittingMinutes * 60_000;
}

/** The database keeps keys in an order of its own. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, at) => same(value, b[at]));
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return a === b;
  const one = a as Readonly<Record<string, unknown>>;
  const other = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
}
