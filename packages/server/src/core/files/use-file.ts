import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import type { MemberCall, SignedCall } from "../call.ts";
import { pictureAddress, signedUntil } from "../picture-address.ts";
import type { PictureVariant } from "../public-address.ts";
import { readerOf } from "../reader.ts";
import { clientFile, countReady, type FileRow, readyFile } from "./files.queries.ts";

/** A picture of one's own that can be used as avatar; undefined when there is none of this id. */
export function readyPicture(tx: Tx, who: { fileId: string; ownerId: string }): Promise<FileRow | undefined> {
  return readyFile(tx, { ...who, kind: "avatar" });
}

/** Whether somebody has sent this file themself, of this kind and ready. */
export async function isOwnReady(
  tx: Tx,
  file: { fileId: string; ownerId: string; kind: FileKind },
): Promise<boolean> {
  return (await readyFile(tx, file)) !== undefined;
}

/**
 * A signed address of an avatar, for the caller alone; null for somebody without one. It is worked out from the id,
 * so a list of people costs no query, and works for 10 to 15 minutes.
 */
export function pictureUrl(
  call: Pick<SignedCall, "parts" | "actor" | "now">,
  fileId: string | null,
  variant: PictureVariant = "thumb",
): string | null {
  const { actor, now, parts } = call;
  const { clientId } = actor;
  if (!fileId || !clientId) return null;
  const reader = readerOf({ ...actor, clientId });
  return pictureAddress(parts.outside.store, fileId, variant, { reader, now });
}

/** Whether a client has all of these, of one kind and ready, whoever sent them. */
export async function areReady(
  tx: Tx,
  scope: { clientId: string; fileIds: readonly string[]; kind: FileKind },
): Promise<boolean> {
  const wanted = new Set(scope.fileIds);
  if (wanted.size === 0) return true;
  return (await countReady(tx, { ...scope, fileIds: [...wanted] })) === wanted.size;
}

/** The bytes of a file of one's own that is ready, such as a list to import. */
export async function readBytes(
  parts: Parts,
  tx: Tx,
  who: { fileId: string; ownerId: string; kind: FileKind },
): Promise<Buffer | undefined> {
  const row = await readyFile(tx, who);
  const stored = row && (await parts.outside.store.read(row.storage_key));
  return stored && Buffer.concat(await stored.stream.toArray());
}

/** The bytes of a ready file of a client as they were sent; undefined when there is none. */
export async function readOriginal(
  parts: Parts,
  tx: Tx,
  file: { clientId: string; fileId: string },
): Promise<Buffer | undefined> {
  const row = await clientFile(tx, file);
  const stored = row && (await parts.outside.store.read(row.storage_key));
  return stored && Buffer.concat(await stored.stream.toArray());
}

/** Name of a client's ready file, as its sender called it. */
export async function fileNameOf(
  tx: Tx,
  file: { clientId: string; fileId: string },
): Promise<string | undefined> {
  return (await clientFile(tx, file))?.name;
}

interface FileAddresses {
  /** Key to show: a picture's clean copy, anything else as it is. */
  url: string;
  /** The bytes as they were sent, with all a camera wrote into them: for auditors only. */
  originalUrl: string;
  type: string;
}

/**
 * Signed addresses of a ready file of the caller's client, whoever sent it: the calling module has decided that the
 * caller may see it. For the caller alone, 10 to 15 minutes. Undefined when the client has no such file.
 */
export async function fileAddresses(
  tx: Tx,
  call: Pick<MemberCall, "parts" | "actor" | "now">,
  fileId: string,
): Promise<FileAddresses | undefined> {
  const { actor, now, parts } = call;
  const row = await clientFile(tx, { fileId, clientId: actor.clientId });
  if (!row) return undefined;
  const reader = readerOf(actor);
  const type = row.sniffed_type ?? row.declared_type;
  const originalUrl = parts.outside.store.readUrl(row.storage_key, {
    type,
    expiresAt: signedUntil(now),
    reader,
  });
  const copy = row.variants.large ? pictureUrl(call, row.id, "large") : null;
  return { url: copy ?? originalUrl, originalUrl, type };
}
