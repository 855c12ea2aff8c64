import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { takeChanged } from "../outside/store/changed-objects.ts";
import { openClient } from "../runtime/open-client.ts";
import { readArchiveId, restoredMarker } from "../runtime/wal-archive.ts";
import { readMarker } from "./archive.ts";
import { readArchiveState } from "./archive-state.ts";
import { type BackupOptions, takeBackup } from "./base-backup.ts";
import { archiveAllFiles, archiveChangedFiles, forgetDeletedFiles } from "./file-archive.ts";

const day = 24 * 60 * 60 * 1000;

export interface ArchiveWatch {
  /** Waits for the files that are being archived. */
  stop(): Promise<void>;
}

/** Archives what was stored since the last time; before the first backup there is nowhere to archive to. */
async function archiveFiles({ dataDir, backupDir, now }: BackupOptions, all: boolean): Promise<void> {
  const id = readArchiveId(dataDir);
  if (id === undefined) {
    await takeChanged(dataDir);
    return;
  }
  const archive = join(backupDir, id);
  // A folder that is not mounted must not be made anew beneath its place.
  if (!readMarker(archive)) throw new Error(`there is no archive ${archive}`);
  if (all) {
    await archiveAllFiles(dataDir, archive, now());
    return;
  }
  await archiveChangedFiles(dataDir, archive, now());
}

/** A restored installation takes its first base copy by itself: until then nothing of it is archived. */
async function takeFirstCopy(options: BackupOptions, log: BaseLogger): Promise<void> {
  const marker = join(options.dataDir, "postgres", restoredMarker);
  if (!existsSync(marker)) return;
  const { folder } = await takeBackup(options);
  rmSync(marker, { force: true });
  log.info(
    { folder },
    "this installation was restored; it has an archive of its own and its first base copy",
  );
}

/** Runs work again and again until stopped; a failure is logged when it begins and when it is over, not each time. */
function repeat(
  name: string,
  { log, every, signal }: { log: BaseLogger; every: number; signal: AbortSignal },
  work: () => Promise<void>,
): Promise<void> {
  let failing = false;
  const turn = async () => {
    try {
      await work();
      if (failing) log.info(`${name}: works again`);
      failing = false;
    } catch (error) {
      if (!(failing || signal.aborted)) log.warn({ err: error }, `${name}: failed`);
      failing = true;
    }
  };
  const run = async () => {
    while (!signal.aborted) {
      await turn();
      await sleep(every, undefined, { signal }).catch(() => undefined);
    }
  };
  return run();
}

/**
 * Follows the store of an installation with the built-in database: what is stored is archived within seconds, what
 * was deleted is forgotten when the retention is over, and an archive that fails is logged once.
 */
export function watchArchive(
  options: BackupOptions,
  log: BaseLogger,
  pauses: { files?: number; state?: number } = {},
): ArchiveWatch {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { dataDir, backupDir, now } = options;
  let compared = false;
  let lastState = "ok";
  const files = async () => {
    await archiveFiles(options, !compared);
    compared = true;
  };
  const state = async () => {
    await takeFirstCopy(options, log);
    const client = await openClient(options.superuserUrl, "the built-in server");
    try {
      const state = await readArchiveState(client, dataDir, now());
      if (state.state === lastState) return;
      if (state.state === "failing") {
        log.warn(state, `the archive in ${backupDir} fails: what is written now is in no backup`);
      } else if (lastState === "failing") log.info(state, `the archive in ${backupDir} works again`);
      lastState = state.state;
    } finally {
      await client.end();
    }
  };
  const expiry = async () => {
    const id = readArchiveId(dataDir);
    if (id === undefined || options.filesElsewhere) return;
    await forgetDeletedFiles(join(backupDir, id), new Date(now().getTime() - options.days * day), now());
  };
  const running = [
    repeat("watching the archive", { log, every: pauses.state ?? 15_000, signal }, state),
    repeat("forgetting deleted files", { log, every: day, signal }, expiry),
  ];
  if (!options.filesElsewhere) {
    running.push(repeat("archiving files", { log, every: pauses.files ?? 1_000, signal }, files));
  }
  return {
    stop: async () => {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
