import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { CloudImport } from "@trilha/contract/learning/scorm/cloud-import.ts";
import type * as contract from "@trilha/contract/learning/scorm/endpoints.ts";
import { cloudImportProblems, scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import { recordAudit } from "../../../core/audit.ts";
import { enqueue } from "../../../core/jobs/enqueue.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UseCase } from "../../../core/use-case.ts";
import { packageZip } from "../../content/index.ts";
import { importJob } from "./import-at-cloud.ts";
import { beginImport, type ImportRow, importOf } from "./imports.queries.ts";

/** §entities#type-scorm-cloud scorm_cloud: sends a package there; asked again while it is under way, it is the same import. */
export const startCloudImport: UseCase<typeof contract.startCloudImport> = (call, { body: { packageId } }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const packageKey = { clientId, packageId };
    const zip = await packageZip(tx, packageKey);
    if (!zip) return refuse(genericProblems.notFound);
    if (zip.kind !== "scorm") return refuse(scormProblems.notPackage);
    if (await beginImport(tx, packageKey, call.now)) {
      await recordAudit(tx, call, {
        ...{
          action: "scorm.start_cloud_import",
          entity: "package",
          entityId: packageId,
          entityName: zip.title,
        },
      });
      await enqueue(tx, "scorm.import_cloud", packageKey, importJob(packageId));
    }
    const row = await importOf(tx, packageKey);
    return row ? presentImport(row, call.locale) : refuse(genericProblems.notFound);
  });

/** How far it is. */
export const readCloudImport: UseCase<typeof contract.readCloudImport> = (call, { params }) =>
  call.read(async (tx) => {
    const packageKey = { clientId: call.actor.clientId, packageId: params.id };
    const row = await importOf(tx, packageKey);
    if (!row && !(await packageZip(tx, packageKey))) return refuse(genericProblems.notFound);
    return { newest: row ? presentImport(row, call.locale) : null };
  });

function presentImport(row: ImportRow, locale: Locale): CloudImport {
  const problem = row.refusal && cloudImportProblems[row.refusal];
  return {
    ...{ packageId: row.package_id, revision: row.revision, state: row.state, message: row.message },
    refusal: problem && { code: problem.code, title: localize(problem.title, locale) },
    startedAt: row.started_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
  };
}
