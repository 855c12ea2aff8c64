import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { noteChanged, storedObjects, takeChanged } from "../outside/store/changed-objects.ts";
import { syncFolder } from "../outside/store/local-store.ts";
import { copyFile, eachOf, filesBelow, isGone } from "./copy-files.ts";

/** Archived copy of one object of the store. */
export interface ArchivedFile {
  readonly sha256: string;
  readonly size: number;
  readonly storedAt: string;
  /** When it was found to be gone from the store; its bytes stay until the retention is over. */
  readonly deletedAt?: string;
}

/** Uploaded files of an archive: bytes by their SHA-256, and one entry for each key of the store. */
const filesFolder = (archive: string) => join(archive, "files");
export const archivedBytes = (archive: string, sha256: string) =>
  join(filesFolder(archive), "objects", sha256.slice(0, 2), sha256);
const entriesFolder = (archive: string) => join(filesFolder(archive), "keys");
const entryPath = (archive: string, key: string) => join(entriesFolder(archive), `${key}.json`);

/** The archive's entry of a key; undefined: it never held it, or no longer does. */
export async function readArchivedFile(archive: string, key: string): Promise<ArchivedFile | undefined> {
  try {
    return JSON.parse(await readFile(entryPath(archive, key), "utf8")) as ArchivedFile;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Fills a file beside its place and moves it there when it is on the disk, so that none is ever half there. */
async function place(archive: string, path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(filesFolder(archive), "unfinished", randomUUID());
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await fill(draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

async function writeEntry(archive: string, key: string, entry: ArchivedFile): Promise<void> {
  await place(archive, entryPath(archive, key), (draft) =>
    writeFile(draft, JSON.stringify(entry), { mode: 0o600, flush: true }),
  );
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Copies bytes to the place their checksum names; bytes that are there already are not written again. */
async function storeBytes(
  archive: string,
  from: string,
  now: Date,
): Promise<{ sha256: string; size: number }> {
  const draft = join(filesFolder(archive), "unfinished", randomUUID());
  try {
    const { sha256, size } = await copyFile(from, draft, "", true);
    const path = archivedBytes(archive, sha256);
    if ((await sizeOf(path)) === size) {
      // Young again: what nobody refers to is removed a day after it was last wanted.
      await utimes(path, now, now);
      return { sha256, size };
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { sha256, size };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Brings the archive's entry of one key up to what the store holds. */
async function archiveObject(dataDir: string, archive: string, key: string, now: Date): Promise<void> {
  const known = await readArchivedFile(archive, key);
  try {
    const bytes = await storeBytes(archive, join(storedObjects(dataDir), key), now);
    if (known?.sha256 === bytes.sha256 && !known.deletedAt) return;
    await writeEntry(archive, key, { ...bytes, storedAt: now.toISOString() });
  } catch (error) {
    if (!isGone(error)) throw error;
    if (known && !known.deletedAt) await writeEntry(archive, key, { ...known, deletedAt: now.toISOString() });
  }
}

/** Archives what the store noted as changed since the last time. What fails stays noted. */
export async function archiveChangedFiles(dataDir: string, archive: string, now: Date): Promise<void> {
  const changed = await takeChanged(dataDir);
  const failures: unknown[] = [];
  await eachOf(changed, async ({ key, at }) => {
    try {
      await archiveObject(dataDir, archive, key, now);
    } catch (error) {
      failures.push(error);
      await noteChanged(dataDir, key, at);
    }
  });
  if (failures.length > 0) throw failures[0];
}

/** Compares all of the store with the archive and archives what differs: after a crash, and with every base copy. */
export async function archiveAllFiles(
  dataDir: string,
  archive: string,
  now: Date,
): Promise<{ count: number; bytes: number }> {
  let bytes = 0;
  const stored = await filesBelow(storedObjects(dataDir));
  const archived = await archivedKeys(archive);
  const present = new Set(stored);
  await eachOf(stored, async (key) => {
    const known = archived.has(key) ? await readArchivedFile(archive, key) : undefined;
    const size = await sizeOf(join(storedObjects(dataDir), key));
    bytes += size ?? 0;
    if (!known || known.deletedAt || known.size !== size) await archiveObject(dataDir, archive, key, now);
  });
  const gone = [...archived].filter((key) => !present.has(key));
  await eachOf(gone, (key) => archiveObject(dataDir, archive, key, now));
  return { count: stored.length, bytes };
}

async function archivedKeys(archive: string): Promise<Set<string>> {
  const paths = await filesBelow(entriesFolder(archive));
  return new Set(paths.map((path) => path.replaceAll("\\", "/").replace(/\.json$/, "")));
}

const day = 24 * 60 * 60 * 1000;

/**
 * Removes for good what was deleted from the store before a moment, and bytes no entry refers to. Bytes that came
 * within the last day stay: their entry may be about to be written.
 */
export async function forgetDeletedFiles(archive: string, before: Date, now: Date): Promise<void> {
  const wanted = new Set<string>();
  const forgotten = new Set<string>();
  await eachOf([...(await archivedKeys(archive))], async (key) => {
    const entry = await readArchivedFile(archive, key);
    if (!entry) return;
    if (entry.deletedAt && entry.deletedAt < before.toISOString()) {
      await rm(entryPath(archive, key), { force: true });
      forgotten.add(entry.sha256);
    } else wanted.add(entry.sha256);
  });
  const folder = join(filesFolder(archive), "objects");
  await eachOf(await filesBelow(folder), async (path) => {
    const sha256 = path.slice(3);
    if (wanted.has(sha256)) return;
    const full = join(folder, path);
    const young = (await stat(full)).mtimeMs > now.getTime() - day;
    if (!young || forgotten.has(sha256)) await rm(full, { force: true });
  });
}
