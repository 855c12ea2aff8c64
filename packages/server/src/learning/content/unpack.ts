import { launchablesOf, type PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import { packageProblems } from "@trilha/contract/learning/content/problems.ts";
import { publishEvent } from "../../core/events.ts";
import { retireFile } from "../../core/files/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { type Fault, fault, isFault } from "./rules/fault.ts";
import { foldPath } from "./rules/segments.ts";
import {
  addFiles,
  endRefused,
  endUnpacked,
  forgetStored,
  manifestBefore,
  noteProgress,
  reserveKeys,
  type UnpackingRow,
  unpackingRevision,
} from "./unpack.queries.ts";
import { unpackZip } from "./unpack-zip.ts";

/** Percent between two times that it is told. */
const step = 5;

const keyOf = (row: Pick<UnpackingRow, "package_id" | "revision">, number: number) =>
  `packages/${row.package_id}/${row.revision}/${number}`;

/**
 * Unpacks a revision into the store under keys of ours. One that broke off begins anew from nothing; at the last try it
 * is given up. What is wrong with a package is kept with it, in the words of its reader's language.
 */
export const unpack: JobHandler<"content.unpack"> = async (parts, payload, attempt) => {
  const { db } = parts;
  const scope = { clientId: payload.clientId };
  const row = await db.read(scope, (tx) => unpackingRevision(tx, payload));
  if (!row) return;
  try {
    await removeStored(parts, row);
    const ended = await unpackRow(parts, row);
    if (isFault(ended)) await refuseRevision(parts, row, ended);
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) await refuseRevision(parts, row, fault("broken"));
    throw error;
  }
};

async function unpackRow(parts: Parts, row: UnpackingRow): Promise<Fault | undefined> {
  const { db, outside, clock } = parts;
  const scope = { clientId: row.client_id };
  let reported = 0;
  const result = await unpackZip(outside.store, {
    kind: row.kind,
    zip: { key: row.storage_key, size: row.zip_size },
    keyOf: (number) => keyOf(row, number),
    reserve: async (upTo) => {
      await db.write(scope, (tx) => reserveKeys(tx, row, upTo));
    },
    note: async (files, done) => {
      // The last step is taken with the state that ends it.
      const progress = Math.min(99, Math.floor(done * 100));
      const tell = progress - reported >= step;
      if (tell) reported = progress;
      await db.write(scope, async (tx) => {
        await addFiles(
          tx,
          row,
          files.map((file) => ({ ...file, folded: foldPath(file.path) })),
        );
        if (!tell) return;
        await noteProgress(tx, row, progress);
        await tellSender(tx, row);
      });
    },
  });
  if (isFault(result)) return result;
  await db.write(scope, async (tx) => {
    const before = await manifestBefore(tx, row);
    await endUnpacked(tx, row, { ...result, vanished: vanished(before, result.manifest) }, clock.now());
    await tellSender(tx, row);
  });
  return undefined;
}

/** Lessons of the revision before whose identifiers are gone: people's work there has no place any more. */
function vanished(before: PackageManifest | undefined, now: PackageManifest | null): string[] {
  const remaining = new Set(now ? launchablesOf(now).map(({ identifier }) => identifier) : []);
  const old = before ? launchablesOf(before) : [];
  return old.map(({ identifier }) => identifier).filter((identifier) => !remaining.has(identifier));
}

/** Progress for the sender. */
const tellSender = (tx: Tx, { client_id, created_by }: UnpackingRow) =>
  publishEvent(tx, "packages.changed", { clientId: client_id, userId: created_by });

/** Says why, lets the ZIP go and keeps no file of it. */
export async function refuseRevision(parts: Parts, row: UnpackingRow, why: Fault): Promise<void> {
  const refusal = { code: packageProblems[why.fault].code, params: why.params };
  const now = parts.clock.now();
  await parts.db.write({ clientId: row.client_id }, async (tx) => {
    await endRefused(tx, row, refusal, now);
    if (row.file_id) await retireFile(tx, { fileId: row.file_id, clientId: row.client_id, now });
    await tellSender(tx, row);
  });
  await removeStored(parts, row);
}

/** Removes whatever may lie in the store of a revision, and then what says so. */
export async function removeStored(
  parts: Parts,
  row: Pick<UnpackingRow, "client_id" | "package_id" | "revision" | "stored">,
): Promise<void> {
  const { db, outside } = parts;
  const scope = { clientId: row.client_id };
  const stored = await db.read(scope, (tx) => forgetStored.upTo(tx, row));
  if (stored === 0) return;
  for (let number = 1; number <= stored; number += 1) await outside.store.delete(keyOf(row, number));
  await db.write(scope, (tx) => forgetStored.now(tx, row));
}
