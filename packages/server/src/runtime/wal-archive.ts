import { join } from "node:path";

/**
 * While this file lies in the database's folder every finished WAL segment goes to the archive. The first
 * backup puts it there: WAL from before the first base copy restores nothing.
 */
export const archivingMarker = "trilha.archiving";

/** Where WAL segments are archived, below the folder of the backups. */
export const walArchive = (backupDir: string) => join(backupDir, "wal");

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;
const withoutPercent = (path: string) => path.replaceAll("%", "%%");

/**
 * The shell line that archives one segment: packed, under a temporary name first, on the disk before it gets
 * its name. A segment that is there already is right when it is the same, and is never written over.
 */
export function archiveCommand(archive: string): string {
  const folder = withoutPercent(quoted(archive));
  const done = `${folder}/%f.gz`;
  const draft = `${folder}/.%f.new`;
  return [
    `test ! -e ${archivingMarker} ||`,
    `if test -f ${done}; then gzip -dc ${done} | cmp -s - %p;`,
    `else gzip -1 -c %p > ${draft} && sync ${draft} && mv ${draft} ${done}; fi`,
  ].join(" ");
}

/** The shell line that brings one segment back. */
export function restoreCommand(archive: string): string {
  const packed = `${withoutPercent(quoted(archive))}/%f.gz`;
  return `test -f ${packed} && gzip -dc ${packed} > %p`;
}
