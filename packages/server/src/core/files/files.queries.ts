import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { ProblemParams } from "@trilha/contract/core/problem.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import type { FileFacts } from "./facts/file-facts.ts";
import type { Usage } from "./rules/quota.ts";

export type FileRow = Selectable<Tables["files"]>;

/** One process at a time announces uploads of a client, so that together they keep the quota. */
export async function lockQuota(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${clientId}`}, 0))`.execute(tx);
}

/** Uploads a client and some of its people announced since then; `add` counts what comes to it. */
export async function usageSince(
  tx: Tx,
  { clientId, owners, since }: { clientId: string; owners: readonly string[]; since: Date },
) {
  const recent = tx.selectFrom("files").where("client_id", "=", clientId).where("created_at", ">", since);
  const bytes = sql<number>`coalesce(sum(declared_size), 0)::bigint`;
  const client = await recent.select(bytes.as("bytes")).executeTakeFirstOrThrow();
  const people = await recent
    .where("owner_id", "in", owners)
    .groupBy("owner_id")
    .select([
      "owner_id",
      bytes.as("bytes"),
      sql<number>`(count(*) filter (where state = 'uploading'))::int`.as("unfinished"),
    ])
    .execute();
  const byOwner = new Map(people.map((row) => [row.owner_id, row]));
  const none = { bytes: 0, unfinished: 0 };
  return {
    of: (ownerId: string): Usage => {
      const { bytes: personBytes, unfinished } = byOwner.get(ownerId) ?? none;
      return { clientBytes: client.bytes, personBytes, unfinished };
    },
    add: (ownerId: string, size: number): void => {
      const row = byOwner.get(ownerId) ?? { ...none, owner_id: ownerId };
      byOwner.set(ownerId, { ...row, bytes: row.bytes + size, unfinished: row.unfinished + 1 });
      client.bytes += size;
    },
  };
}

export async function newFileId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("no id was made");
  return row.id;
}

export interface Announced {
  id: string;
  clientId: string;
  ownerId: string;
  kind: FileKind;
  name: string;
  type: string;
  size: number;
  storageKey: string;
  partCount: number;
  now: Date;
  expiresAt: Date;
}

export async function insertFile(tx: Tx, file: Announced): Promise<FileRow> {
  return tx
    .insertInto("files")
    .values({
      id: file.id,
      client_id: file.clientId,
      owner_id: file.ownerId,
      kind: file.kind,
      name: file.name,
      declared_type: file.type,
      declared_size: file.size,
      state: "uploading",
      storage_key: file.storageKey,
      part_count: file.partCount,
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function keepUploadId(tx: Tx, fileId: string, uploadId: string): Promise<void> {
  await tx.updateTable("files").set({ upload_id: uploadId }).where("id", "=", fileId).execute();
}

/** One of a person's own files. */
export function ownFile(
  tx: Tx,
  { fileId, clientId, ownerId }: { fileId: string; clientId: string; ownerId: string },
): Promise<FileRow | undefined> {
  return tx
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("client_id", "=", clientId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** A file of one's own that is ready to be used for something. */
export function readyFile(
  tx: Tx,
  { fileId, ownerId, kind }: { fileId: string; ownerId: string; kind: FileKind },
): Promise<FileRow | undefined> {
  return tx
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("owner_id", "=", ownerId)
    .where("kind", "=", kind)
    .where("state", "=", "ready")
    .executeTakeFirst();
}

/** A ready file of a client, whoever sent it. */
export function clientFile(
  tx: Tx,
  { fileId, clientId }: { fileId: string; clientId: string },
): Promise<FileRow | undefined> {
  return tx
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("client_id", "=", clientId)
    .where("state", "=", "ready")
    .executeTakeFirst();
}

/** Facts of the bytes of a client's ready files, by file. */
export async function knownFacts(
  tx: Tx,
  { clientId, fileIds }: { clientId: string; fileIds: readonly string[] },
): Promise<ReadonlyMap<string, FileFacts>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("files")
    .select(["id", "facts"])
    .where("client_id", "=", clientId)
    .where("state", "=", "ready")
    .where("id", "in", fileIds)
    .execute();
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** Count of these files that a client has, of one kind and ready. */
export async function countReady(
  tx: Tx,
  { clientId, fileIds, kind }: { clientId: string; fileIds: readonly string[]; kind: FileKind },
): Promise<number> {
  const { found: count } = await tx
    .selectFrom("files")
    .select(sql<number>`count(*)::integer`.as("found"))
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .where("state", "=", "ready")
    .where("id", "in", fileIds)
    .executeTakeFirstOrThrow();
  return count;
}

export interface Findings {
  type: string;
  size: number;
  sha256: Buffer;
  facts: FileFacts;
  /** Copies drawn anew of a picture. */
  picture?: {
    variants: Record<string, { key: string; type: string }>;
    width: number;
    height: number;
    privateMetadata: Record<string, unknown>;
  };
}

/** Makes a file usable, until a moment or for good. Undefined when somebody else ended its upload meanwhile. */
export function makeReady(
  tx: Tx,
  fileId: string,
  findings: Findings,
  { now, expiresAt }: { now: Date; expiresAt: Date | null },
): Promise<FileRow | undefined> {
  return tx
    .updateTable("files")
    .set({
      state: "ready",
      sniffed_type: findings.type,
      size: findings.size,
      sha256: findings.sha256,
      variants: JSON.stringify(findings.picture?.variants ?? {}),
      width: findings.picture?.width ?? null,
      height: findings.picture?.height ?? null,
      private_metadata: JSON.stringify(findings.picture?.privateMetadata ?? {}),
      facts: JSON.stringify(findings.facts),
      completed_at: now,
      expires_at: expiresAt,
      upload_id: null,
    })
    .where("id", "=", fileId)
    .where("state", "=", "uploading")
    .returningAll()
    .executeTakeFirst();
}

/** Marks a file as refused, and why; its row goes when `expiresAt` has passed. */
export async function markRefused(
  tx: Tx,
  fileId: string,
  refusal: { code: string; params: ProblemParams; type: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable("files")
    .set({
      state: "refused",
      refusal: refusal.code,
      facts: JSON.stringify({ refused: refusal.params }),
      sniffed_type: refusal.type,
      completed_at: refusal.now,
      expires_at: refusal.expiresAt,
    })
    .where("id", "=", fileId)
    .where("state", "=", "uploading")
    .execute();
}

/** A file that has served: nobody opens it from now on, and the next sweep takes its bytes. */
export async function retireFile(
  tx: Tx,
  { fileId, clientId, now }: { fileId: string; clientId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("files")
    .set({ state: "refused", refusal: fileProblems.expired.code, expires_at: now })
    .where("id", "=", fileId)
    .where("client_id", "=", clientId)
    .where("state", "=", "ready")
    .execute();
}

/** A ready file that would have gone after its days is kept for good. */
export async function keepFile(
  tx: Tx,
  { fileId, clientId }: { fileId: string; clientId: string },
): Promise<void> {
  await tx
    .updateTable("files")
    .set({ expires_at: null })
    .where("id", "=", fileId)
    .where("client_id", "=", clientId)
    .where("state", "=", "ready")
    .execute();
}

/** Uploads that ended without a file, and files that have served or are past their days, whoever's they were. */
export function outlivedFiles(tx: Tx, before: Date, rows: number): Promise<FileRow[]> {
  return tx
    .selectFrom("files")
    .selectAll()
    .where("expires_at", "<", before)
    .orderBy("expires_at")
    .limit(rows)
    .execute();
}

/** Ready files of courses of which nobody knows how long they are, by id. */
export function filesWithoutFacts(tx: Tx, after: string | null, rows: number): Promise<FileRow[]> {
  return tx
    .selectFrom("files")
    .selectAll()
    .where("state", "=", "ready")
    .where("kind", "in", ["course_video", "course_audio", "course_pdf"])
    .where(sql<boolean>`facts = '{}'`)
    .$if(after !== null, (query) => query.where("id", ">", after))
    .orderBy("id")
    .limit(rows)
    .execute();
}

export async function keepFacts(tx: Tx, fileId: string, facts: FileFacts): Promise<void> {
  await tx
    .updateTable("files")
    .set({ facts: JSON.stringify(facts) })
    .where("id", "=", fileId)
    .where(sql<boolean>`facts = '{}'`)
    .execute();
}

export async function forgetFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom("files").where("id", "=", fileId).where("expires_at", "is not", null).execute();
}
