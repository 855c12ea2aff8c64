import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import type { CertificateTemplate } from "@trilha/contract/learning/certificates/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { loadCertificateBranding } from "./branding.queries.ts";
import { defaultsOf, picturesIn } from "./template-parts.ts";
import { templateRows } from "./templates.queries.ts";

/** A template as its author edits it; undefined: the client has none of this id. */
export async function loadTemplate(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<CertificateTemplate | undefined> {
  const [row] = await templateRows(tx, call.actor.clientId, id);
  if (!row) return undefined;
  const { name, version, design, issued, courses } = row;
  const pictures = picturesIn(design).map((file) => [file, pictureUrl(call, file, "large") ?? ""]);
  return {
    ...{ id, name, version, design, issued },
    archived: row.archived_at !== null,
    defaultFor: defaultsOf(row),
    courses: courses.map(({ title, locale, ...course }) => ({
      ...course,
      title: inLanguage(title, call.locale, locale)?.value ?? "",
    })),
    pictures: Object.fromEntries(pictures),
  };
}

export const readTemplate: UseCase<typeof contract.readTemplate> = (call, { params }) =>
  call.read(async (tx) => (await loadTemplate(tx, call, params.id)) ?? refuse(genericProblems.notFound));

/** All templates of the client, those in use first. */
export const listTemplates: UseCase<typeof contract.listTemplates> = (call) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const [rows, branding] = [await templateRows(tx, clientId), await loadCertificateBranding(tx, clientId)];
    return {
      items: rows.map((row) => ({
        ...{ id: row.id, name: row.name, version: row.version, archived: row.archived_at !== null },
        layout: row.design.layout,
        colours: row.design.colours ?? { primary: branding.primary, accent: branding.accent },
        defaultFor: defaultsOf(row),
        courses: row.courses.length,
        issued: row.issued,
        validMonths: row.design.validMonths,
        changedAt: row.changed_at.toISOString(),
      })),
    };
  });
