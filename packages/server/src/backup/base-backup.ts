import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { openClient } from "../runtime/open-client.ts";
import { handToOwnerOf } from "../runtime/postgres-user.ts";
import { StartError } from "../runtime/start-error.ts";
import { archivingMarker, walArchive } from "../runtime/wal-archive.ts";
import { copyFile, eachOf, filesBelow, isGone } from "./copy-files.ts";
import {
  baseCopies,
  type CopiedFile,
  fileCopies,
  listBackups,
  type Manifest,
  writeManifest,
} from "./manifest.ts";
import { pruneWal, untilArchived } from "./wal-files.ts";

/** What is made anew at every start, or belongs to the running server alone. */
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\.\d+(\.lock)?|trilha\.archiving|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)/;

/** Copied last: it says up to where the rest may be trusted. */
const controlFile = join("global", "pg_control");

export interface BackupOptions {
  readonly superuserUrl: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly now: () => Date;
  /** How many base copies stay, this one included. */
  readonly keep: number;
}

/** From now on every finished WAL segment is archived; see wal-archive.ts. */
async function beginArchiving(client: pg.Client, dataDir: string, backupDir: string): Promise<void> {
  const { rows } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode");
  if (rows[0]?.mode !== "on")
    throw new StartError("This database keeps no WAL archive, so it cannot be backed up.");
  const folder = join(dataDir, "postgres");
  const archive = walArchive(backupDir);
  mkdirSync(backupDir, { recursive: true, mode: 0o711 });
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  handToOwnerOf(folder, archive);
  const marker = join(folder, archivingMarker);
  if (existsSync(marker)) return;
  writeFileSync(marker, "");
  handToOwnerOf(folder, marker);
}

async function copyDatabase(from: string, to: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  const paths = (await filesBelow(from)).filter((path) => !leftOut.test(path) && path !== controlFile);
  const copy = async (path: string) => {
    try {
      copied.push(await copyFile(join(from, path), join(to, path), path, true));
    } catch (error) {
      // Tables come and go while we copy; WAL brings them back or away.
      if (!isGone(error)) throw error;
    }
  };
  await eachOf(paths, copy);
  await copy(controlFile);
  return copied;
}

/** Uploaded files never change, so only those that are not there yet are copied. */
async function copyUploads(
  dataDir: string,
  backupDir: string,
  known: readonly CopiedFile[],
): Promise<CopiedFile[]> {
  const before = new Map(known.map((file) => [file.path, file]));
  const copied: CopiedFile[] = [];
  await eachOf(await filesBelow(join(dataDir, "files")), async (path) => {
    const from = join(dataDir, "files", path);
    const to = join(fileCopies(backupDir), path);
    try {
      const past = before.get(path);
      const same = past && existsSync(to) && statSync(from).size === past.size;
      copied.push(same ? past : await copyFile(from, to, path, true));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  });
  return copied;
}

/** Takes a base copy while the app runs; with the WAL archive it restores to any later moment. */
export async function takeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const { dataDir, backupDir, now } = options;
  const client = await openClient(options.superuserUrl, "the built-in server");
  const startedAt = now();
  const label = startedAt.toISOString().replaceAll(":", "-");
  const partial = join(baseCopies(backupDir), `${label}.partial`);
  try {
    await beginArchiving(client, dataDir, backupDir);
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    const start = await one(
      client,
      "select l::text as lsn, pg_walfile_name(l) as segment from pg_backup_start($1, fast => true) l",
      [label],
    );
    const database = await copyDatabase(join(dataDir, "postgres"), join(partial, "postgres"));
    const stop = await one(
      client,
      `select lsn::text, labelfile, pg_walfile_name(lsn) as segment, current_setting('server_version') as version
       from pg_backup_stop(wait_for_archive => false)`,
    );
    writeFileSync(join(partial, "postgres", "backup_label"), stop.labelfile ?? "", {
      mode: 0o600,
      flush: true,
    });
    await untilArchived(client, backupDir, stop.segment ?? "");
    const finishedAt = now();
    await copyFile(join(dataDir, "secrets.json"), join(partial, "secrets.json"), "secrets.json", true);
    const earlier = listBackups(backupDir).at(-1)?.manifest.files ?? [];
    const manifest: Manifest = {
      label,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      startLsn: start.lsn ?? "",
      stopLsn: stop.lsn ?? "",
      firstSegment: start.segment ?? "",
      lastSegment: stop.segment ?? "",
      postgresVersion: stop.version ?? "",
      database,
      files: await copyUploads(dataDir, backupDir, earlier),
    };
    writeManifest(partial, manifest);
    const folder = join(baseCopies(backupDir), label);
    renameSync(partial, folder);
    prune(backupDir, options.keep);
    return { folder, manifest };
  } finally {
    await client.end();
    rmSync(partial, { recursive: true, force: true });
  }
}

async function one(client: pg.Client, sql: string, values: string[] = []): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(sql, values);
  return rows[0] ?? {};
}

function prune(backupDir: string, keep: number): void {
  const backups = listBackups(backupDir);
  for (const { folder } of backups.slice(0, -keep)) rmSync(folder, { recursive: true });
  const oldest = backups.slice(-keep)[0];
  if (oldest) pruneWal(backupDir, oldest.manifest.firstSegment);
}
