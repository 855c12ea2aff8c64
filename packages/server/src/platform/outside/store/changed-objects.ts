import { mkdir, readdir, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Which objects of the local store came or went since they were last archived: one empty file for each key. What
// follows the store by it needs no scan, and sees whatever any module stores.

/** Where the local store has its objects, below the data folder. */
export const storedObjects = (dataDir: string) => join(dataDir, "files", "objects");
const changedFolder = (dataDir: string) => join(dataDir, "files", "changed");

/** Keys hold no comma. */
const nameOf = (key: string) => key.replaceAll("/", ",");
const keyOf = (name: string) => name.replaceAll(",", "/");

/** A key whose object came, changed or went. */
export interface ChangedObject {
  readonly key: string;
  readonly at: Date;
}

/** Notes a key as changed, from now on or from a moment. */
export async function noteChanged(dataDir: string, key: string, at?: Date): Promise<void> {
  const path = join(changedFolder(dataDir), nameOf(key));
  try {
    await writeFile(path, "", { mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await mkdir(changedFolder(dataDir), { recursive: true, mode: 0o700 });
    await writeFile(path, "", { mode: 0o600 });
  }
  if (at) await utimes(path, at, at);
}

/** The keys noted as changed, oldest first. */
export async function readChanged(dataDir: string): Promise<ChangedObject[]> {
  const folder = changedFolder(dataDir);
  const changes: ChangedObject[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const at = await stat(join(folder, name)).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
    if (at) changes.push({ key: keyOf(name), at });
  }
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Takes the notes off; a change from now on is noted anew, so none is lost while these are worked on. */
export async function takeChanged(dataDir: string): Promise<ChangedObject[]> {
  const changed = await readChanged(dataDir);
  for (const { key } of changed) await unlink(join(changedFolder(dataDir), nameOf(key))).catch(() => {});
  return changed;
}
