import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One file of a base copy. */
export interface CopiedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Manifest of a base copy; written last, so a copy that has one is complete. */
export interface Manifest {
  readonly label: string;
  readonly startedAt: string;
  /** Restoring is possible to any moment from here on that the WAL archive covers. */
  readonly finishedAt: string;
  readonly startLsn: string;
  readonly stopLsn: string;
  /** The oldest and the newest WAL segment without which the copy is of no use. */
  readonly firstSegment: string;
  readonly lastSegment: string;
  readonly postgresVersion: string;
  /** When a restore of it was started and checked; absent: nobody has proved that it restores. */
  readonly verifiedAt?: string;
  readonly database: readonly CopiedFile[];
  /** Files of the store; its bytes are archived apart. Absent: an S3 store, with a backup of its own. */
  readonly files?: { readonly count: number; readonly bytes: number };
}

/** Size of a copy with the files the store held then. */
export const bytesOf = ({ database, files }: Manifest): number =>
  database.reduce((sum, file) => sum + file.size, files?.bytes ?? 0);

const manifestName = "manifest.json";

/** Folder of the base copies of an archive. */
export const baseCopies = (archive: string) => join(archive, "base");
export function writeManifest(folder: string, manifest: Manifest): void {
  const draft = join(folder, `${manifestName}.new`);
  writeFileSync(draft, `${JSON.stringify(manifest, undefined, 1)}\n`, { flush: true });
  renameSync(draft, join(folder, manifestName));
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, manifestName), "utf8")) as Manifest;
  } catch {
    return undefined;
  }
}

/** One base copy of an archive. */
export interface BaseCopy {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The complete base copies of an archive, oldest first. */
export function listBackups(archive: string): BaseCopy[] {
  let names: string[];
  try {
    names = readdirSync(baseCopies(archive)).sort();
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const folder = join(baseCopies(archive), name);
    const manifest = name.endsWith(".partial") ? undefined : readManifest(folder);
    return manifest ? [{ folder, manifest }] : [];
  });
}
