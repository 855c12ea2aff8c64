import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * While this file lies in the database's folder every finished WAL segment goes to the archive whose id it holds.
 * The first backup puts it there: WAL from before the first base copy restores nothing. No copy carries it, so a
 * restored installation begins an archive of its own.
 */
export const archivingMarker = "trilha.archiving";

/** Lies in the folder of a restored database until its installation has taken its first base copy. */
export const restoredMarker = "trilha.restored";

/** The server's setting that names the folder of the backups it archives into. */
export const backupDirSetting = "trilha.backup_dir";

/** The archive an installation writes to; undefined before its first backup. */
export function readArchiveId(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, "postgres", archivingMarker), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Where WAL segments lie, below the folder of an archive. */
export const walFolder = (archive: string) => join(archive, "wal");

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;
const withoutPercent = (path: string) => path.replaceAll("%", "%%");

/**
 * The shell line that archives one segment: packed, under a temporary name first, on the disk before it gets
 * its name. A segment that is there already is right when it is the same, and is never written over.
 */
export function archiveCommand(backupDir: string): string {
  const folder = `${withoutPercent(quoted(backupDir))}/"$(cat ${archivingMarker})"/wal`;
  const done = '"$a"/%f.gz';
  const draft = '"$a"/.%f.new';
  const store = `gzip -1 -c %p > ${draft} && sync ${draft} && mv ${draft} ${done} && sync "$a"`;
  return [
    `if test -e ${archivingMarker}; then a=${folder} &&`,
    `if test -f ${done}; then gzip -dc ${done} | cmp -s - %p; else ${store}; fi; fi`,
  ].join(" ");
}

/** The shell line that brings one file of the archive back, if the list in the database's folder names it. */
export function restoreCommand(archive: string, list: string): string {
  return `grep -qxF %f ${list} && gzip -dc ${withoutPercent(quoted(walFolder(archive)))}/%f.gz > %p`;
}
