import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import { storedObjects } from "../outside/store/changed-objects.ts";
import { copyFile, eachOf, isGone } from "./copy-files.ts";
import { archivedBytes, readArchivedFile } from "./file-archive.ts";

/** An object of the store some row names. */
export interface StoreObject {
  readonly key: string;
  /** Which row, for who has to look for it. */
  readonly row: string;
  /** False: made again when it is asked for, or past its use without harm. */
  readonly needed: boolean;
}

/** Rows against files after a restore. */
export interface FileCount {
  readonly needed: number;
  /** Rows whose bytes the archive does not hold, or not as they were. */
  readonly missing: readonly StoreObject[];
}

const namedFiles = `
  select storage_key as key, 'files ' || id || ' ' || kind as row, true as needed from files where state = 'ready'
  union all
  select variant.value ->> 'key', 'files ' || id || ' ' || kind || ' ' || variant.key, true
    from files cross join jsonb_each(variants) as variant where state = 'ready'
  union all select key, 'package_files ' || package_id || ' ' || path, true from package_files
  union all select file_key, 'exports ' || id, false from exports where file_key is not null
  union all select file_key, 'own_exports ' || id, false from own_exports where file_key is not null
  union all select file_key, 'certificate_runs ' || id, false from certificate_runs where file_key is not null`;

/** Every object of the store that rows of a database name. Needs a login that row security does not bind. */
export async function filesInRows(client: pg.Client): Promise<StoreObject[]> {
  const { rows: answers } = await client.query<{ there: boolean }>(
    "select to_regclass('public.package_files') is not null as there",
  );
  if (!answers[0]?.there) return [];
  return (await client.query<StoreObject>(namedFiles)).rows;
}

async function layFile(archive: string, into: string, key: string): Promise<boolean> {
  const entry = await readArchivedFile(archive, key);
  if (!entry) return false;
  const path = join(storedObjects(into), key);
  const draft = `${path}.restoring`;
  try {
    const copied = await copyFile(archivedBytes(archive, entry.sha256), draft, key, true);
    if (copied.sha256 !== entry.sha256) return false;
    await rename(draft, path);
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Lays the archived bytes of these rows into a data folder, each checked against its SHA-256, and counts. */
export async function layFiles(
  archive: string,
  into: string,
  files: readonly StoreObject[],
): Promise<FileCount> {
  const missing: StoreObject[] = [];
  await mkdir(dirname(storedObjects(into)), { recursive: true, mode: 0o700 });
  await eachOf(files, async (file) => {
    if (!(await layFile(archive, into, file.key)) && file.needed) missing.push(file);
  });
  return { needed: files.filter(({ needed }) => needed).length, missing };
}
