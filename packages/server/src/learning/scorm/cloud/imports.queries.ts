import type { CloudRefusal } from "@trilha/contract/learning/scorm/problems.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Tables } from "../../../db/schema.ts";

export type ImportRow = Selectable<Tables["scorm_cloud_imports"]>;
interface OfPackage {
  clientId: string;
  packageId: string;
}

export function importOf(tx: Tx, packageKey: OfPackage): Promise<ImportRow | undefined> {
  return tx
    .selectFrom("scorm_cloud_imports")
    .selectAll()
    .where("client_id", "=", packageKey.clientId)
    .where("package_id", "=", packageKey.packageId)
    .executeTakeFirst();
}

/** Begins an import, unless one is under way; false: it is. */
export async function beginImport(tx: Tx, packageKey: OfPackage, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into scorm_cloud_imports as i (client_id, package_id, revision, job, refusal, started_at, done_at)
    values (${packageKey.clientId}, ${packageKey.packageId}, null, null, null, ${now}, null)
    on conflict (client_id, package_id) do update
      set revision = null, state = 'sending', job = null, refusal = null, message = '',
          started_at = excluded.started_at, done_at = null
      where i.state in ('done', 'failed')`.execute(tx);
  return numAffectedRows === 1n;
}

/** State of an import that is under way; false: it is over, or another one began. */
export async function moveImport(
  tx: Tx,
  row: ImportRow,
  to:
    | { state: "running"; revision: number; job: string }
    | { state: "done"; message: string; now: Date }
    | { state: "failed"; refusal: CloudRefusal; message: string; now: Date },
): Promise<boolean> {
  const { now, ...set } = { now: null, ...to };
  const { numUpdatedRows } = await tx
    .updateTable("scorm_cloud_imports")
    .set({ ...set, done_at: now })
    .where("client_id", "=", row.client_id)
    .where("package_id", "=", row.package_id)
    .where("started_at", "=", row.started_at)
    .where("state", "=", row.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
