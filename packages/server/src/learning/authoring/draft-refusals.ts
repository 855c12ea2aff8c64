import { genericProblems } from "@trilha/contract/core/problems.ts";
import { fileKindsOfCourses } from "@trilha/contract/learning/authoring/content.ts";
import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { clientHasNamed } from "../../members/eligibility/index.ts";
import type { DraftNames } from "./draft-names.ts";
import { labelsAmong } from "./named.queries.ts";
import { misshapen, namedLimit, namesTooMany } from "./rules/check-draft.ts";
import { type DraftReference, placesIn } from "./rules/draft-references.ts";

/** Objection to a draft by its shape alone; undefined: nothing. */
export function objectionToShape(kind: CourseKind, draft: CourseDraft): Refusal | undefined {
  const path = misshapen(kind, draft);
  if (path) return refuse(genericProblems.invalidInput, {}, [{ path, code: "invalid" }]);
  if (!namesTooMany(draft)) return undefined;
  const field = { path: "body.draft.modules", code: "too_many", params: { maximum: namedLimit } } as const;
  return refuse(genericProblems.invalidInput, {}, [field]);
}

/**
 * Objection to what a draft names: everything is the client's own and of the sort its place asks for. Packages may
 * still be unpacked, and courses be drafts; publishing asks for more.
 */
export async function objectionToNames(
  tx: Tx,
  course: { clientId: string; id: string },
  draft: CourseDraft,
  names: DraftNames,
): Promise<Refusal | undefined> {
  const { clientId, id } = course;
  const fits = fitting(names);
  const wrong = placesIn(draft)
    .filter((place) => place.id === id || !fits(place))
    .map(({ path }): RefusedField => ({ path, code: "reference_unknown" }));
  const labels = await labelsAmong(tx, clientId, draft.labelIds);
  for (const [at, label] of draft.labelIds.entries())
    if (!labels.has(label)) wrong.push({ path: `body.draft.labelIds.${at}`, code: "reference_unknown" });
  if (!(await clientHasNamed(tx, clientId, draft.audience)))
    wrong.push({ path: "body.draft.audience", code: "reference_unknown" });
  return wrong.length > 0 ? refuse(genericProblems.invalidInput, {}, wrong.slice(0, 50)) : undefined;
}

function fitting({
  files,
  packages,
  courses,
  banks,
  questions,
}: DraftNames): (place: DraftReference) => boolean {
  const kinds = new Map<string, string>([
    ...files.map(({ id, kind }) => [id, kind] as const),
    ...packages.map(({ id, kind }) => [id, kind] as const),
    ...courses.map(({ id, kind }) => [id, kind] as const),
    ...banks.map((id) => [id, "bank"] as const),
    ...questions.map((id) => [id, "question"] as const),
  ]);
  return ({ id, wants }) => {
    const kind = kinds.get(id);
    if (kind === undefined) return false;
    if (wants === "any") return kind === "course" || kind === "trail";
    if (wants === "bank" || wants === "question") return kind === wants;
    if (wants === "course" || wants === "scorm" || wants === "html") return kind === wants;
    return kind === fileKindsOfCourses[wants];
  };
}
