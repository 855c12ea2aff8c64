import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../runtime/free-port.ts";
import { lockInstance } from "../runtime/instance-lock.ts";
import { findPostgres } from "../runtime/postgres-binaries.ts";
import { endOrphan, endPostgres, PostgresRefused, startPostgres } from "../runtime/postgres-process.ts";
import {
  choosePostgresUser,
  givePostgres,
  givePostgresAll,
  makePostgresFolder,
  type PostgresUser,
} from "../runtime/postgres-user.ts";
import { StartError } from "../runtime/start-error.ts";
import { restoreCommand, walArchive } from "../runtime/wal-archive.ts";
import { copyFile, eachOf } from "./copy-files.ts";
import { type CopiedFile, fileCopies, listBackups, type Manifest } from "./manifest.ts";

/** To which moment: as late as the archive reaches, a time, or a named point. */
export type RestoreTarget = "latest" | { readonly time: Date } | { readonly point: string };

export interface RestoreOptions {
  readonly backupDir: string;
  /** Data folder to restore into. */
  readonly into: string;
  readonly to: RestoreTarget;
  /** Put what is there aside instead of refusing. */
  readonly force: boolean;
  readonly now: Date;
}

/** Folders a base copy does not carry but the server wants to find. */
const emptyFolders = [
  ...["pg_wal", "pg_wal/archive_status", "pg_wal/summaries", "pg_replslot", "pg_dynshmem", "pg_notify"],
  ...["pg_serial", "pg_snapshots", "pg_stat_tmp", "pg_subtrans", "pg_commit_ts", "pg_twophase", "pg_tblspc"],
  ...["pg_stat", "pg_logical", "pg_logical/snapshots", "pg_logical/mappings"],
];

function choose(backupDir: string, to: RestoreTarget): { folder: string; manifest: Manifest } {
  const all = listBackups(backupDir);
  const latest = typeof to === "object" && "time" in to ? to.time.toISOString() : undefined;
  const fit = latest === undefined ? all : all.filter(({ manifest }) => manifest.finishedAt <= latest);
  const chosen = fit.at(-1);
  if (chosen) return chosen;
  const first = all[0]?.manifest.finishedAt;
  throw new StartError(
    first === undefined
      ? `There is no backup in ${backupDir}: npm run backup makes one.`
      : `The oldest backup in ${backupDir} is of ${first}: nothing before that can be restored.`,
  );
}

async function copyChecked(files: readonly CopiedFile[], from: string, to: string) {
  await eachOf(files, async (file) => {
    const copied = await copyFile(join(from, file.path), join(to, file.path), file.path, false);
    if (copied.sha256 !== file.sha256) {
      throw new StartError(`The backup is damaged: ${join(from, file.path)}.`);
    }
  });
}

function recoveryOptions(to: RestoreTarget, backupDir: string): string[] {
  const target =
    to === "latest"
      ? {}
      : "time" in to
        ? { recovery_target_time: to.time.toISOString().replace("T", " ").replace("Z", "+00") }
        : { recovery_target_name: to.point };
  const options = {
    ...target,
    ...(to === "latest" ? {} : { recovery_target_action: "promote" }),
    restore_command: restoreCommand(walArchive(backupDir)),
    archive_mode: "off",
    // Otherwise the server calls itself ready while it still replays.
    hot_standby: "off",
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // What the recovered server must at least have, or it refuses to replay.
    max_connections: "200",
    log_error_verbosity: "terse",
  };
  return Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function recover(
  options: RestoreOptions,
  folder: string,
  user: PostgresUser,
  program: string,
): Promise<void> {
  const logFile = join(options.into, "restore.log");
  const port = await freePort();
  writeFileSync(join(folder, "recovery.signal"), "", { mode: 0o600 });
  givePostgres(join(folder, "recovery.signal"), user);
  try {
    const server = await startPostgres({
      program,
      options: ["-D", folder, "-c", `port=${port}`, ...recoveryOptions(options.to, options.backupDir)],
      folder,
      logFile,
      user,
      ownGroup: true,
    });
    await endPostgres(server.pid, 120_000);
  } catch (error) {
    if (!(error instanceof PostgresRefused)) throw error;
    const unreached = error.complaint.includes("before configured recovery target");
    throw new StartError(
      unreached
        ? "The WAL archive ends before that moment: choose an earlier one, or --to latest."
        : `The backup could not be brought forward: ${error.complaint} (see ${logFile})`,
    );
  }
}

/** Puts what a folder holds out of the way; nothing is deleted. */
function putAside(path: string, stamp: string): void {
  if (existsSync(path)) renameSync(path, `${path}.before-${stamp}`);
}

/** Restores the newest fitting base copy into a data folder and replays the WAL archive up to the target. */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { backupDir, into, force, now } = options;
  const { folder: base, manifest } = choose(backupDir, options.to);
  const folder = join(into, "postgres");
  const stamp = now.toISOString().replaceAll(":", "-");
  mkdirSync(into, { recursive: true });
  const lock = lockInstance(into);
  const draft = join(into, "postgres.restoring");
  try {
    if (existsSync(folder) && !force) {
      throw new StartError(
        `${into} already holds a database: name another folder with --into, or add --force to put it aside.`,
      );
    }
    if (process.getuid?.() === 0) chmodSync(into, 0o711);
    const { user, binaries } = choosePostgresUser(await findPostgres(), walArchive(backupDir), [
      into,
      backupDir,
    ]);
    // Of a restore that was killed the server may still replay.
    await endOrphan(draft);
    rmSync(draft, { recursive: true, force: true });
    makePostgresFolder(draft, user);
    for (const name of emptyFolders) makePostgresFolder(join(draft, name), user);
    await copyChecked(manifest.database, join(base, "postgres"), draft);
    await copyFile(join(base, "postgres", "backup_label"), join(draft, "backup_label"), "backup_label", true);
    givePostgresAll(draft, user);
    await recover(options, draft, user, binaries.postgres);
    await copyChecked(manifest.files, fileCopies(backupDir), join(into, "files"));
    // Only now, with everything there and brought forward, what was here makes room.
    putAside(folder, stamp);
    renameSync(draft, folder);
    putAside(join(into, "secrets.json"), stamp);
    await copyFile(join(base, "secrets.json"), join(into, "secrets.json"), "secrets.json", true);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}
