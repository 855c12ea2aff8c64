import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  copyCourse as copySpec,
  createCourse as spec,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { addCourse } from "./course-training.ts";
import { courseById } from "./courses.queries.ts";
import { emptyDraft } from "./empty-draft.ts";
import { auditFacts } from "./present-course.ts";
import { cleanDraft } from "./rules/clean-draft.ts";
import { copyDraft } from "./rules/copy-draft.ts";
import { titleOfCopy } from "./rules/copy-title.ts";

/** Begins a course or trail: open to everybody, in one language, empty. */
export const createCourse: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { title, defaultLocale, kind } = body;
    const draft = cleanDraft({ ...emptyDraft, title, defaultLocale, locales: [defaultLocale] });
    return { id: await begin(tx, call, "courses.create", kind, draft) };
  });

/** Begins another from one that is there, with all it names; nobody learns on it yet. */
export const copyCourse: UseCase<typeof copySpec> = (call, { params }) =>
  call.write(async (tx) => {
    const from = await courseById(tx, call.actor.clientId, params.id);
    if (!from) return refuse(genericProblems.notFound);
    const draft = copyDraft(from.draft, () => crypto.randomUUID());
    const copy = { ...draft, title: titleOfCopy(draft.title) };
    return { id: await begin(tx, call, "courses.copy", from.kind, copy) };
  });

async function begin(
  tx: Tx,
  call: MemberCall,
  action: AuditAct,
  kind: "course" | "trail",
  draft: CourseDraft,
): Promise<string> {
  const { clientId, userId, name } = call.actor;
  const id = await addCourse(tx, clientId, kind, draft, { userId, name, at: call.now });
  const row = await courseById(tx, clientId, id);
  await recordAudit(tx, call, {
    action,
    entity: kind,
    entityId: id,
    entityName: textIn(draft.title, call.locale),
    after: row ? auditFacts(row) : null,
  });
  return id;
}
