import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Clock } from "../../parts.ts";
import type { Settings } from "../../settings.ts";
import { openClient } from "../runtime/open-client.ts";
import { openArchive } from "./archive.ts";
import { copyFile, eachOf, filesBelow, isGone } from "./copy-files.ts";
import { archiveAllFiles, forgetDeletedFiles } from "./file-archive.ts";
import {
  type BaseCopy,
  baseCopies,
  type CopiedFile,
  listBackups,
  type Manifest,
  writeManifest,
} from "./manifest.ts";
import { pruneWal, untilArchived } from "./wal-files.ts";

/** Files made anew at every start, or of the running server alone. */
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\.\d+(\.lock)?|trilha\.(archiving|restored)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)/;

/** Copied last: it says up to where the rest may be trusted. */
const controlFile = join("global", "pg_control");

export interface BackupOptions {
  readonly superuserUrl: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly now: () => Date;
  /** How many base copies stay, this one included. */
  readonly keep: number;
  /** Days after which older copies go, and the bytes of deleted files. */
  readonly days: number;
  /** Uploaded files are in an S3 store. */
  readonly filesElsewhere: boolean;
}

/** How the backups of an installation are made, by its settings. */
export function backupOptions(
  { dataDir, backupDir, backupDays, s3 }: Settings,
  superuserUrl: string,
  clock: Clock,
): BackupOptions {
  const now = () => clock.now();
  return {
    superuserUrl,
    dataDir,
    backupDir,
    now,
    keep: 7,
    days: backupDays,
    filesElsewhere: s3 !== undefined,
  };
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

/** A base copy, and the archive it lies in. */
export interface TakenBackup extends BaseCopy {
  readonly archive: string;
}

/** Takes a base copy while the app runs; with the WAL archive it restores to any later moment. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const { now } = options;
  const client = await openClient(options.superuserUrl, "the built-in server");
  try {
    const startedAt = now();
    const archive = await openArchive(client, { ...options, now: startedAt });
    return await copyInto(archive, { ...options, client, startedAt });
  } finally {
    await client.end();
  }
}

interface Copying extends BackupOptions {
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
      ...(copying.filesElsewhere ? {} : { files: await archiveAllFiles(dataDir, archive, now()) }),
    };
    writeManifest(partial, manifest);
    const folder = join(baseCopies(archive), label);
    renameSync(partial, folder);
    await prune(archive, copying);
    return { archive, folder, manifest };
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function one(client: pg.Client, sql: string, values: string[] = []): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(sql, values);
  return rows[0] ?? {};
}

/**
 * Removes copies beyond the number or the days that are kept, the WAL only they needed, and files deleted longer ago.
 * The newest verified copy always stays, and so does this one.
 */
async function prune(
  archive: string,
  { keep, days, now }: Pick<BackupOptions, "keep" | "days" | "now">,
): Promise<void> {
  const backups = listBackups(archive);
  const before = new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const verified = backups.findLast(({ manifest }) => manifest.verifiedAt !== undefined);
  const stays = (backup: BaseCopy, at: number) =>
    backup === verified ||
    at === backups.length - 1 ||
    (at >= backups.length - keep && backup.manifest.finishedAt >= before.toISOString());
  for (const { folder } of backups.filter((backup, at) => !stays(backup, at)))
    rmSync(folder, { recursive: true });
  const oldest = listBackups(archive)[0];
  if (oldest) pruneWal(archive, oldest.manifest.firstSegment);
  await forgetDeletedFiles(archive, before, now());
}
