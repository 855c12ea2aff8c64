import type { Readable } from "node:stream";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import type { FileRow } from "./files.queries.ts";
import { pictureVariants, variantKey } from "./keys.ts";

/** Kinds of files people send of themselves and of their deeds; everything else staff made for their client. */
const ownKinds: readonly FileKind[] = ["avatar", "invoice", "store_photo", "import", "support"];
const batch = 50;

const ofOwner = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("kind", "in", [...ownKinds]);

/**
 * Removes from the store what somebody who leaves sent of themselves, the copies too. The row stays where a report
 * names it, and says no more than that there was a file.
 */
export async function eraseFilesOf(parts: Parts, ownerId: string): Promise<void> {
  const { db, outside } = parts;
  for (;;) {
    const rows: FileRow[] = await db.read({ system: true }, (tx) =>
      ofOwner(tx, ownerId)
        .where((row) => row.or([row("refusal", "is", null), row("refusal", "<>", "erased")]))
        .orderBy("id")
        .limit(batch)
        .execute(),
    );
    for (const row of rows) {
      await outside.store.abandonUpload(row.storage_key, null);
      await outside.store.delete(row.storage_key);
      const file = { kind: row.kind as FileKind, clientId: row.client_id, fileId: row.id };
      for (const variant of pictureVariants) await outside.store.delete(variantKey(file, variant));
    }
    await db.write({ system: true }, async (tx) => {
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      const nothing = {
        name: "—",
        private_metadata: "{}",
        variants: "{}",
        upload_id: null,
        expires_at: null,
      };
      await tx
        .updateTable("files")
        .set({ ...nothing, state: "refused", refusal: "erased" })
        .where("id", "in", ids)
        .execute();
    });
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
    const rows = await parts.db.read({ system: true }, (tx) =>
      ofOwner(tx, ownerId)
        .where("state", "=", "ready")
        .where("id", ">", from)
        .orderBy("id")
        .limit(batch)
        .execute(),
    );
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
