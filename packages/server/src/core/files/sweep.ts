import { type FileKind, fileKinds } from "@trilha/contract/core/files/rules.ts";
import type { Parts } from "../../parts.ts";
import { drainInBatches, timeBox } from "../jobs/catch-up.ts";
import type { JobHandler } from "../jobs/handler.ts";
import { type FileRow, forgetFile, outlivedFiles } from "./files.queries.ts";
import { pictureVariants, variantKey } from "./keys.ts";

const hour = 60 * 60 * 1000;
const batch = 100;

/**
 * Removes uploads nobody finished, files that were refused and lists past their days, the store first and the row last, so that nothing
 * stays behind that no row knows. The hour's grace leaves a completion that began in time alone.
 */
export const sweep: JobHandler<"files.sweep"> = async (parts) => {
  const now = parts.clock.now();
  const before = new Date(now.getTime() - hour);
  const left = await drainInBatches(timeBox(), async () => {
    const rows = await parts.db.read({ system: true }, (tx) => outlivedFiles(tx, before, batch));
    for (const row of rows) await remove(parts, row);
    return rows.length === batch;
  });
  await parts.outside.store.tidy(now);
  return left;
};

async function remove(parts: Parts, row: FileRow): Promise<void> {
  const { store } = parts.outside;
  await store.abandonUpload(row.storage_key, null);
  await store.delete(row.storage_key);
  const kind = row.kind as FileKind;
  if (fileKinds[kind]?.picture) {
    const file = { kind, clientId: row.client_id, fileId: row.id };
    for (const variant of pictureVariants) await store.delete(variantKey(file, variant));
  }
  await parts.db.write({ system: true }, (tx) => forgetFile(tx, row.id));
}
