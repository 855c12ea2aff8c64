import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { areReady } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { loadTemplate } from "./present-template.ts";
import { defaultsOf, picturesIn } from "./template-parts.ts";
import {
  hasCourses,
  insertTemplate,
  insertVersion,
  lockTemplate,
  type TemplateRow,
  templateRows,
  updateTemplate,
  writeUse,
} from "./templates.queries.ts";

/** Objection to a template as it is written: a picture, course or trail the client has not. */
async function objectionTo(
  tx: Tx,
  clientId: string,
  body: { design: CertificateDesign; courseIds: readonly string[] },
): Promise<Refusal | undefined> {
  const pictures = { clientId, fileIds: picturesIn(body.design), kind: "certificate_picture" } as const;
  const known = (await areReady(tx, pictures)) && (await hasCourses(tx, clientId, body.courseIds));
  return known ? undefined : refuse(genericProblems.notFound);
}

/** Adds a template as version 1. */
export const createTemplate: UseCase<typeof contract.createTemplate> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const refused = await objectionTo(tx, clientId, body);
    if (refused) return refused;
    const { name, design, defaultFor, courseIds } = body;
    const id = await insertTemplate(tx, { clientId, name, now: call.now });
    await insertVersion(tx, { clientId, id, version: 1, design, by: userId, now: call.now });
    await writeUse(tx, { clientId, id, defaultFor, courseIds });
    await recordAudit(tx, call, {
      ...{
        action: "certificates.create_template",
        entity: "certificate_template",
        entityId: id,
        entityName: name,
      },
      after: { name, defaultFor, courses: courseIds.length },
    });
    return { id };
  });

/** Changes a template: always a new version, so that what was issued stays as it was drawn. */
export const editTemplate: UseCase<typeof contract.editTemplate> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { id } = params;
    const held = await lockTemplate(tx, clientId, id);
    const [before] = held ? await templateRows(tx, clientId, id) : [];
    if (!held || !before) return refuse(genericProblems.notFound);
    if (held.version !== body.version) return refuse(genericProblems.conflict);
    const refused = await objectionTo(tx, clientId, body);
    if (refused) return refused;
    const { name, design, archived } = body;
    const version = held.version + 1;
    await insertVersion(tx, { clientId, id, version, design, by: userId, now: call.now });
    const use = archived ? { defaultFor: [], courseIds: [] } : body;
    await writeUse(tx, { clientId, id, ...use });
    await updateTemplate(tx, { clientId, id, version, name, archived, now: call.now });
    const after = await loadTemplate(tx, call, id);
    if (!after) throw new Error("a template vanished inside a transaction");
    await recordAudit(tx, call, {
      ...{
        action: "certificates.edit_template",
        entity: "certificate_template",
        entityId: id,
        entityName: name,
      },
      before: auditFacts(before),
      after: { name, version, archived, defaultFor: use.defaultFor, courses: use.courseIds.length },
    });
    return after;
  });

function auditFacts(row: TemplateRow) {
  const { name, version, archived_at, courses } = row;
  return {
    name,
    version,
    archived: archived_at !== null,
    defaultFor: defaultsOf(row),
    courses: courses.length,
  };
}
