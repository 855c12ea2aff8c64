import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import { sql } from "kysely";
import type { StoredRefusal } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { Unpacked, UnpackedFile } from "./unpack-zip.ts";

/** A file with its name as links are looked up. */
type NamedFile = UnpackedFile & { folded: string };

interface OfRevision {
  clientId: string;
  packageId: string;
  revision: number;
}

const unpacking = (tx: Tx) =>
  tx
    .selectFrom("package_revisions as r")
    .innerJoin("packages as p", (join) =>
      join.onRef("p.client_id", "=", "r.client_id").onRef("p.id", "=", "r.package_id"),
    )
    .innerJoin("files as f", "f.id", "r.file_id")
    .select(["r.client_id", "r.package_id", "r.revision", "r.file_id", "r.created_by", "r.stored"])
    .select(["p.kind", "f.storage_key", sql<number>`coalesce(f.size, 0)`.as("zip_size")])
    .where("r.state", "=", "unpacking");
export type UnpackingRow = Awaited<ReturnType<typeof overdueRevisions>>[number];
type Row = Pick<UnpackingRow, "client_id" | "package_id" | "revision">;

/** A revision that is to be unpacked, with its ZIP; undefined: it is no longer. */
export function unpackingRevision(tx: Tx, revision: OfRevision): Promise<UnpackingRow | undefined> {
  return unpacking(tx)
    .where("r.client_id", "=", revision.clientId)
    .where("r.package_id", "=", revision.packageId)
    .where("r.revision", "=", revision.revision)
    .executeTakeFirst();
}

/** Revisions begun before a moment and never ended, the oldest first: at most so many. */
export function overdueRevisions(tx: Tx, before: Date, most: number) {
  return unpacking(tx).where("r.created_at", "<", before).orderBy("r.created_at").limit(most).execute();
}

/** Refused ones that may still have something in the store, the oldest first: at most so many. */
export function uncleared(tx: Tx, most: number) {
  return tx
    .selectFrom("package_revisions")
    .select(["client_id", "package_id", "revision", "stored"])
    .where("state", "=", "refused")
    .where("stored", ">", 0)
    .orderBy("created_at")
    .limit(most)
    .execute();
}

const revisionOf = (tx: Tx, row: Row) =>
  tx
    .updateTable("package_revisions")
    .where("client_id", "=", row.client_id)
    .where("package_id", "=", row.package_id)
    .where("revision", "=", row.revision);

/** Written before anything lies there, so that no stop leaves an object nobody knows of. */
export async function reserveKeys(tx: Tx, row: Row, upTo: number): Promise<void> {
  await revisionOf(tx, row).set({ stored: upTo }).execute();
}

export async function addFiles(tx: Tx, row: Row, files: readonly NamedFile[]): Promise<void> {
  if (files.length === 0) return;
  const { client_id, package_id, revision } = row;
  const values = files.map((file) => ({
    client_id,
    package_id,
    revision,
    ...file,
  }));
  await tx.insertInto("package_files").values(values).execute();
}

/** How far it is, in percent. */
export async function noteProgress(tx: Tx, row: UnpackingRow, progress: number): Promise<void> {
  await revisionOf(tx, row).set({ progress }).where("state", "=", "unpacking").execute();
}

/** Manifest before this revision; undefined: nothing, or no SCORM. */
export async function manifestBefore(tx: Tx, row: Row): Promise<PackageManifest | undefined> {
  const before = await tx
    .selectFrom("package_revisions")
    .select("manifest")
    .where("client_id", "=", row.client_id)
    .where("package_id", "=", row.package_id)
    .where("revision", "<", row.revision)
    .where("state", "=", "ready")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return before?.manifest ?? undefined;
}

/** Makes a revision the one people get from now on. */
export async function endUnpacked(
  tx: Tx,
  row: UnpackingRow,
  { manifest, entry, files, bytes, vanished, hosts }: Unpacked & { vanished: string[] },
  now: Date,
): Promise<void> {
  await revisionOf(tx, row)
    .set({ state: "ready", progress: 100, done_at: now, entry, file_count: files, bytes, vanished, hosts })
    .set({ manifest: manifest && JSON.stringify(manifest) })
    .where("state", "=", "unpacking")
    .execute();
  await tx
    .updateTable("packages")
    .set({ revision: row.revision })
    .where("client_id", "=", row.client_id)
    .where("id", "=", row.package_id)
    .execute();
}

/** Keeps why. */
export async function endRefused(
  tx: Tx,
  row: UnpackingRow,
  refusal: StoredRefusal,
  now: Date,
): Promise<void> {
  await revisionOf(tx, row)
    .set({ state: "refused", refusal: JSON.stringify(refusal), done_at: now })
    .where("state", "=", "unpacking")
    .execute();
}

export const forgetStored = {
  /** Up to which number objects may lie in the store. */
  upTo: async (tx: Tx, row: Row): Promise<number> => {
    const stored = await tx
      .selectFrom("package_revisions")
      .select("stored")
      .where("client_id", "=", row.client_id)
      .where("package_id", "=", row.package_id)
      .where("revision", "=", row.revision)
      .executeTakeFirst();
    return stored?.stored ?? 0;
  },
  /** Deletion done. */
  now: async (tx: Tx, row: Row): Promise<void> => {
    await tx
      .deleteFrom("package_files")
      .where("client_id", "=", row.client_id)
      .where("package_id", "=", row.package_id)
      .where("revision", "=", row.revision)
      .execute();
    await revisionOf(tx, row).set({ stored: 0, progress: 0 }).execute();
  },
};
