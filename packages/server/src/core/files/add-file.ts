import { createHash } from "node:crypto";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Parts } from "../../parts.ts";
import { isRefusal } from "../refusal.ts";
import { factsOf } from "./facts/file-facts.ts";
import { insertFile, makeReady, newFileId } from "./files.queries.ts";
import { originalKey } from "./keys.ts";

const day = 24 * 60 * 60 * 1000;

/** A file we made of another one, for whoever sent that. */
export interface MadeFile {
  clientId: string;
  ownerId: string;
  kind: FileKind;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Keeps a file of our own making, looked at like any other; "damaged" when it is none of its kind. */
export async function addFile(parts: Parts, made: MadeFile): Promise<{ id: string } | "damaged"> {
  const { db, outside, clock } = parts;
  const { clientId, ownerId, kind, name, type, bytes } = made;
  const now = clock.now();
  const size = bytes.length;
  // The row comes before the bytes: a stop in between is an upload nobody finished, which the sweep removes.
  const row = await db.write({ clientId }, async (tx) => {
    const id = await newFileId(tx);
    const place = { storageKey: originalKey(clientId, id), partCount: 1, now };
    const expiresAt = new Date(now.getTime() + day);
    return insertFile(tx, { ...{ id, clientId, ownerId, kind, name, type, size, expiresAt }, ...place });
  });
  if (isRefusal(row)) throw new Error("a file was refused");
  await outside.store.put(row.storage_key, bytes, type);
  const facts = await factsOf(outside.store, { key: row.storage_key, kind, type, size });
  if (isRefusal(facts)) return "damaged";
  const sha256 = createHash("sha256").update(bytes).digest();
  const findings = { type, size, sha256, facts };
  await db.write({ clientId }, async (tx) => {
    await makeReady(tx, row.id, findings, { now, expiresAt: null });
  });
  return { id: row.id };
}
