import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Tx } from "../../db/database.ts";
import type { FileRow } from "./files.queries.ts";

/** Kinds of files people send of themselves and of their deeds; everything else staff made for their client. */
const ownKinds: readonly FileKind[] = ["avatar", "invoice", "store_photo", "import", "support"];
const ofOwner = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("kind", "in", [...ownKinds]);

/** Files somebody sent of themselves that are not erased yet. */
export async function filesToErase(tx: Tx, ownerId: string, most: number): Promise<FileRow[]> {
  return ofOwner(tx, ownerId)
    .where((row) => row.or([row("refusal", "is", null), row("refusal", "<>", "erased")]))
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Leaves of files no more than that they were there. */
export async function markErased(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable("files")
    .set({
      ...{ name: "—", private_metadata: "{}", variants: "{}", upload_id: null, expires_at: null },
      ...{ state: "refused", refusal: "erased" },
    })
    .where("id", "in", ids)
    .execute();
}

/** The next files somebody sent of themselves, by id. */
export async function ownFilesAfter(
  tx: Tx,
  ownerId: string,
  after: string,
  most: number,
): Promise<FileRow[]> {
  return ofOwner(tx, ownerId)
    .where("state", "=", "ready")
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}
