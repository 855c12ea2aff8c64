import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type pg from "pg";
import { handToOwnerOf } from "../runtime/postgres-user.ts";
import { StartError } from "../runtime/start-error.ts";
import { archivingMarker, backupDirSetting, readArchiveId, walFolder } from "../runtime/wal-archive.ts";
import { listBackups } from "./manifest.ts";

/** Marker of an archive: the base copies, WAL and files of one installation since its first backup. */
interface ArchiveMarker {
  readonly id: string;
  /** Given by initdb; a restored database has that of its origin, but an archive of its own. */
  readonly systemIdentifier: string;
  readonly startedAt: string;
}

const markerName = "archive.json";

/** Marker of an archive; undefined: the folder is none. */
export function readMarker(archive: string): ArchiveMarker | undefined {
  try {
    return JSON.parse(readFileSync(join(archive, markerName), "utf8")) as ArchiveMarker;
  } catch {
    return undefined;
  }
}

/** Refuses a folder of backups that is not the one the running server archives into: its WAL would be elsewhere. */
async function refuseOtherFolder(client: pg.Client, backupDir: string): Promise<void> {
  const { rows } = await client.query<{ mode: string; folder: string | null }>(
    "select current_setting('archive_mode') as mode, current_setting($1, true) as folder",
    [backupDirSetting],
  );
  const { mode, folder } = rows[0] ?? {};
  if (mode !== "on" || !folder)
    throw new StartError("This database keeps no WAL archive, so it cannot be backed up.");
  if (resolve(folder) === resolve(backupDir)) return;
  throw new StartError(
    `BACKUP_DIR is ${backupDir}, but the running Trilha archives into ${folder}: set BACKUP_DIR=${folder} here, or start Trilha again with the other one.`,
  );
}

function createArchive(backupDir: string, dataDir: string, marker: ArchiveMarker): string {
  const archive = join(backupDir, marker.id);
  mkdirSync(backupDir, { recursive: true, mode: 0o711 });
  mkdirSync(archive, { mode: 0o711 });
  const wal = walFolder(archive);
  mkdirSync(wal, { mode: 0o700 });
  const folder = join(dataDir, "postgres");
  handToOwnerOf(folder, wal);
  writeFileSync(join(archive, markerName), `${JSON.stringify(marker, undefined, 1)}\n`, { flush: true });
  // The archive command reads the id at any moment: it sees the old one, or the whole new one.
  const draft = join(folder, `${archivingMarker}.new`);
  writeFileSync(draft, marker.id, { flush: true });
  handToOwnerOf(folder, draft);
  renameSync(draft, join(folder, archivingMarker));
  return archive;
}

/** The archive of a running installation; made with the first backup. From then on every finished segment goes there. */
export async function openArchive(
  client: pg.Client,
  { dataDir, backupDir, now }: { dataDir: string; backupDir: string; now: Date },
): Promise<string> {
  await refuseOtherFolder(client, backupDir);
  const { rows } = await client.query<{ id: string }>(
    "select system_identifier::text as id from pg_control_system()",
  );
  const systemIdentifier = rows[0]?.id ?? "";
  const known = readArchiveId(dataDir);
  const folder = known === undefined ? undefined : join(backupDir, known);
  if (folder && readMarker(folder)?.systemIdentifier === systemIdentifier) return folder;
  const id = `${now.toISOString().slice(0, 10)}-${randomBytes(4).toString("hex")}`;
  return createArchive(backupDir, dataDir, { id, systemIdentifier, startedAt: now.toISOString() });
}

/** Folders of the archives below a folder of backups, by age. */
export function listArchives(backupDir: string): string[] {
  if (!existsSync(backupDir)) return [];
  const folders = readdirSync(backupDir).map((name) => join(backupDir, name));
  const archives = folders.flatMap((folder) => {
    const marker = readMarker(folder);
    return marker ? [{ folder, at: marker.startedAt }] : [];
  });
  return archives.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ folder }) => folder);
}

/** The archive to restore from: the one named, the only one, or a refusal that lists them; none is ever guessed. */
export function chooseArchive(backupDir: string, id: string | undefined): string {
  const filled = listArchives(backupDir).filter((archive) => listBackups(archive).length > 0);
  const named = id === undefined ? undefined : filled.find((archive) => archive === join(backupDir, id));
  const only = named ?? filled[0];
  if (only === undefined) {
    throw new StartError(`There is no backup in ${backupDir}: npm run backup makes one.`);
  }
  if (named !== undefined || (filled.length === 1 && id === undefined)) return only;
  const shown = filled.map((archive) => {
    const newest = listBackups(archive).at(-1)?.manifest.finishedAt;
    return `${basename(archive)} (newest copy ${newest})`;
  });
  const reason = id === undefined ? "several archives" : `no archive ${id}`;
  throw new StartError(`${backupDir} holds ${reason}: name one with --archive. ${shown.join(", ")}.`);
}
