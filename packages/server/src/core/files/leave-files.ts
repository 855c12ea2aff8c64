import type { Readable } from "node:stream";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Parts } from "../../parts.ts";
import { pictureVariants, variantKey } from "./keys.ts";
import { filesToErase, markErased, ownFilesAfter } from "./leave-files.queries.ts";

const batch = 50;

/**
 * Removes from the store what somebody who leaves sent of themselves, the copies too. The row stays where a report
 * names it, and says no more than that there was a file.
 */
export async function eraseFilesOf(parts: Parts, ownerId: string): Promise<void> {
  const { db, outside } = parts;
  for (;;) {
    const rows = await db.read({ system: true }, (tx) => filesToErase(tx, ownerId, batch));
    for (const row of rows) {
      await outside.store.abandonUpload(row.storage_key, null);
      await outside.store.delete(row.storage_key);
      const file = { kind: row.kind as FileKind, clientId: row.client_id, fileId: row.id };
      for (const variant of pictureVariants) await outside.store.delete(variantKey(file, variant));
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.write({ system: true }, (tx) => markErased(tx, ids));
    if (rows.length < batch) return;
  }
}

/** The bytes somebody sent of themselves, as they were sent, one after the other; what the store lost is left out. */
export async function* ownOriginals(
  parts: Parts,
  ownerId: string,
): AsyncGenerator<{ name: string; at: Date; stream: Readable }> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const from = after;
    const rows = await parts.db.read({ system: true }, (tx) => ownFilesAfter(tx, ownerId, from, batch));
    for (const { id, name, created_at, storage_key } of rows) {
      const stored = await parts.outside.store.read(storage_key);
      // Names people typed are no paths: the id keeps two of one name apart.
      const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-100);
      if (stored) yield { name: `${id}-${plain}`, at: created_at, stream: stored.stream };
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batch) return;
  }
}
