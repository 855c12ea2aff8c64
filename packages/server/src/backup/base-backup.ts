import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { openClient } from "../runtime/open-client.ts";
import { openArchive } from "./archive.ts";
import { copyFile, eachOf, filesBelow, isGone } from "./copy-files.ts";
import {
  type BaseCopy,
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
  archive: string,
  known: readonly CopiedFile[],
): Promise<CopiedFile[]> {
  const before = new Map(known.map((file) => [file.path, file]));
  const copied: CopiedFile[] = [];
  await eachOf(await filesBelow(join(dataDir, "files")), async (path) => {
    const from = join(dataDir, "files", path);
    const to = join(fileCopies(archive), path);
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

/** A base copy, and the archive it lies in. */
export interface TakenBackup extends BaseCopy {
  readonly archive: string;
}

/** Takes a base copy while the app runs; with the WAL archive it restores to any later moment. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const { dataDir, now } = options;
  const client = await openClient(options.superuserUrl, "the built-in server");
  try {
    const startedAt = now();
    const archive = await openArchive(client, { ...options, now: startedAt });
    return await copyInto(archive, { client, dataDir, now, startedAt, keep: options.keep });
  } finally {
    await client.end();
  }
}

interface Copying extends Pick<BackupOptions, "dataDir" | "now" | "keep"> {
  readonly client: pg.Client;
  readonly startedAt: Date;
}

async function copyInto(archive: string, copying: Copying): Promise<TakenBackup> {
  const { client, dataDir, now, startedAt } = copying;
  const label = startedAt.toISOString().replaceAll(":", "-");
  const partial = join(baseCopies(archive), `${label}.partial`);
  try {
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
    await untilArchived(client, archive, stop.segment ?? "");
    const finishedAt = now();
    await copyFile(join(dataDir, "secrets.json"), join(partial, "secrets.json"), "secrets.json", true);
    const earlier = listBackups(archive).at(-1)?.manifest.files ?? [];
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
      files: await copyUploads(dataDir, archive, earlier),
    };
    writeManifest(partial, manifest);
    const folder = join(baseCopies(archive), label);
    renameSync(partial, folder);
    prune(archive, copying.keep);
    return { archive, folder, manifest };
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function one(client: pg.Client, sql: string, values: string[] = []): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(sql, values);
  return rows[0] ?? {};
}

function prune(archive: string, keep: number): void {
  const backups = listBackups(archive);
  for (const { folder } of backups.slice(0, -keep)) rmSync(folder, { recursive: true });
  const oldest = backups.slice(-keep)[0];
  if (oldest) pruneWal(archive, oldest.manifest.firstSegment);
}
