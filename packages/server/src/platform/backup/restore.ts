import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockInstance } from "../runtime/instance-lock.ts";
import { openClient } from "../runtime/open-client.ts";
import { findPostgres } from "../runtime/postgres-binaries.ts";
import { endOrphan } from "../runtime/postgres-process.ts";
import { inDatabase, loginUrls } from "../runtime/postgres-roles.ts";
import { choosePostgresUser, givePostgresAll, makePostgresFolder } from "../runtime/postgres-user.ts";
import { loadSecrets } from "../runtime/secrets.ts";
import { StartError } from "../runtime/start-error.ts";
import { readArchiveId, restoredMarker, walFolder } from "../runtime/wal-archive.ts";
import { chooseArchive, readMarker } from "./archive.ts";
import { copyFile, eachOf } from "./copy-files.ts";
import { type FileCount, filesInRows, layFiles, type StoreObject } from "./lay-files.ts";
import { type BaseCopy, type CopiedFile, listBackups, type Manifest } from "./manifest.ts";
import { type Recovered, type RecoveryTarget, recover, TargetUnreached } from "./recover.ts";
import {
  followWal,
  numberOf,
  readsToEnd,
  segmentName,
  segmentSize,
  type WalChain,
  type WalGap,
} from "./wal-chain.ts";

export interface RestoreOptions {
  readonly backupDir: string;
  /** Id of the archive; default: the one the folder belonged to, or the only one there is. */
  readonly archive?: string | undefined;
  /** Data folder to restore into. */
  readonly into: string;
  /** `copy` is for the newest copy, or the one named. */
  readonly to: RecoveryTarget;
  /** Label of the base copy; default: the newest that fits, one that was verified before others. */
  readonly copy?: string | undefined;
  /** Accept the last moment before a gap in the archive. */
  readonly toLastIntact?: boolean;
  /** Put what is there aside instead of refusing. */
  readonly force: boolean;
  readonly now: Date;
}

/** Result of a restore. */
export interface Restored {
  readonly manifest: Manifest;
  readonly archive: string;
  /** The last moment that is in it, ISO 8601. */
  readonly reached: string;
  /** Where the archive broke off, when that was accepted. */
  readonly gap: string | undefined;
  /** Rows against files; undefined: the files are in an S3 store. */
  readonly files: FileCount | undefined;
}

/** Folders a base copy does not carry but the server wants to find. */
const emptyFolders = [
  ...["pg_wal", "pg_wal/archive_status", "pg_wal/summaries", "pg_replslot", "pg_dynshmem", "pg_notify"],
  ...["pg_serial", "pg_snapshots", "pg_stat_tmp", "pg_subtrans", "pg_commit_ts", "pg_twophase", "pg_tblspc"],
  ...["pg_stat", "pg_logical", "pg_logical/snapshots", "pg_logical/mappings"],
];

/** The copies a target can be reached from: verified ones first, the newest of each before older ones. */
function fittingCopies(archive: string, { to, copy }: RestoreOptions): BaseCopy[] {
  const all = listBackups(archive);
  const time = typeof to === "object" && "time" in to ? to.time.toISOString() : undefined;
  const fit = all.filter(({ manifest }) => {
    if (copy !== undefined) return manifest.label === copy;
    return time === undefined || manifest.finishedAt <= time;
  });
  if (fit.length === 0) {
    const first = all[0]?.manifest.finishedAt;
    throw new StartError(
      `The oldest backup in ${archive} is of ${first}: nothing before that can be restored.`,
    );
  }
  const newestFirst = fit.reverse();
  const isVerified = ({ manifest }: BaseCopy) => manifest.verifiedAt !== undefined;
  return [...newestFirst.filter(isVerified), ...newestFirst.filter((each) => !isVerified(each))];
}

/** The last segment a target may need: WAL from after the next copy was taken lies behind a moment before it. */
function lastNeeded(archive: string, chosen: BaseCopy, to: RecoveryTarget): string | undefined {
  if (to === "copy") return chosen.manifest.lastSegment;
  if (typeof to === "string" || "point" in to) return undefined;
  const time = to.time.toISOString();
  return listBackups(archive).find(({ manifest }) => manifest.startedAt > time)?.manifest.lastSegment;
}

interface Plan {
  readonly base: BaseCopy;
  readonly chain: WalChain;
}

const isUsable = ({ base, chain }: Plan) =>
  numberOf(chain.segments.at(-1) ?? "") >= numberOf(base.manifest.lastSegment);

function describeGap(archive: string, { file, fault, cutOff }: WalGap): string {
  const what = file.endsWith(".history") ? "timeline history file" : "segment";
  const state = fault === "missing" ? "is missing from" : "is damaged in";
  return `the WAL ${what} ${file} ${state} ${walFolder(archive)}, which cuts off ${cutOff} later ones`;
}

/** Chooses the base copy: the first one from which the WAL leads on without a gap, else the one that leads furthest. */
async function planRestore(archive: string, options: RestoreOptions): Promise<Plan> {
  const { systemIdentifier } = readMarker(archive) ?? { systemIdentifier: "0" };
  let best: Plan | undefined;
  let gap: WalGap | undefined;
  for (const base of fittingCopies(archive, options)) {
    const until = lastNeeded(archive, base, options.to);
    const chain = await followWal(archive, base.manifest, { systemIdentifier, until });
    const plan = { base, chain };
    if (chain.gap === undefined && isUsable(plan)) return plan;
    gap ??= chain.gap;
    const reach = (each: Plan) => numberOf(each.chain.segments.at(-1) ?? "");
    if (isUsable(plan) && (best === undefined || reach(plan) > reach(best))) best = plan;
  }
  if (best) return best;
  const reason = gap ? describeGap(archive, gap) : `the WAL in ${walFolder(archive)} does not reach that far`;
  throw new StartError(`No copy in ${archive} can be restored: ${reason}.`);
}

async function copyChecked(files: readonly CopiedFile[], from: string, to: string) {
  await eachOf(files, async (file) => {
    const copied = await copyFile(join(from, file.path), join(to, file.path), file.path, false);
    if (copied.sha256 !== file.sha256) {
      throw new StartError(
        `The backup is damaged: ${join(from, file.path)}. Move that copy away, and the one before it is used.`,
      );
    }
  });
}

/** Puts what a folder holds out of the way; nothing is deleted. */
function putAside(path: string, stamp: string): void {
  if (existsSync(path)) renameSync(path, `${path}.before-${stamp}`);
}

/** A record that cannot be read ends a replay as quietly as the end of the archive does. */
function gapAfterReplay(archive: string, { base, chain }: Plan, { end }: Recovered): WalGap | undefined {
  if (chain.gap || readsToEnd(archive, chain, end)) return chain.gap;
  const file = segmentName(chain.timeline, Math.floor(end / segmentSize));
  const cutOff = chain.segments.filter((name) => numberOf(name) > numberOf(file)).length;
  if (numberOf(file) < numberOf(base.manifest.lastSegment)) {
    throw new StartError(
      `The copy ${base.folder} cannot be restored: ${describeGap(archive, { file, fault: "damaged", cutOff })}.`,
    );
  }
  return { file, fault: "damaged", cutOff };
}

function refuseGap(archive: string, gap: WalGap, reached: string): never {
  throw new StartError(
    `Not everything can be restored: ${describeGap(archive, gap)}. The last moment that can be reached is ${reached}: bring the file back, or accept that with --to-last-intact.`,
  );
}

/** Asks the recovered server, whose logins are those of the base copy. */
async function readFilesInRows({ folder }: BaseCopy, port: number): Promise<readonly StoreObject[]> {
  const { superuserUrl } = loginUrls(loadSecrets(folder), port, undefined);
  const server = await openClient(superuserUrl, "the recovered server");
  try {
    const { rows } = await server.query("select from pg_database where datname = 'trilha'");
    if (rows.length === 0) return [];
  } finally {
    await server.end();
  }
  const client = await openClient(inDatabase(superuserUrl, "trilha"), "the recovered server");
  try {
    return await filesInRows(client);
  } finally {
    await client.end();
  }
}

/** Replays up to the target. What a gap in the archive cuts off is refused, unless that was accepted. */
async function replay(
  plan: Plan,
  archive: string,
  options: RestoreOptions,
  work: Omit<Parameters<typeof recover>[0], "archive" | "chain" | "to">,
): Promise<{ reached: string; gap: WalGap | undefined; files: readonly StoreObject[] }> {
  const { finishedAt } = plan.base.manifest;
  let files: readonly StoreObject[] = [];
  const visit = async (port: number) => {
    files = await readFilesInRows(plan.base, port);
  };
  try {
    const recovered = await recover({ ...work, archive, chain: plan.chain, to: options.to }, visit);
    const reached = recovered.lastCommit ?? finishedAt;
    const gap = options.to === "latest" ? gapAfterReplay(archive, plan, recovered) : undefined;
    if (gap && !options.toLastIntact) refuseGap(archive, gap, reached);
    return { reached, gap, files };
  } catch (error) {
    if (!(error instanceof TargetUnreached && plan.chain.gap)) throw error;
    refuseGap(archive, plan.chain.gap, error.lastCommit ?? finishedAt);
  }
}

/** The archive of the folder that is restored into, if it is there; else whatever the folder of backups decides. */
function archiveOf({ backupDir, archive, into }: RestoreOptions): string {
  const own = readArchiveId(into);
  const isThere = own !== undefined && listBackups(join(backupDir, own)).length > 0;
  return chooseArchive(backupDir, archive ?? (isThere ? own : undefined));
}

/** Restores the best fitting base copy into a data folder and replays the WAL archive up to the target. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { into, force, now } = options;
  const archive = archiveOf(options);
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
    const plan = await planRestore(archive, options);
    const { folder: base, manifest } = plan.base;
    if (process.getuid?.() === 0) chmodSync(into, 0o711);
    const { user, binaries } = choosePostgresUser(await findPostgres(), walFolder(archive), [into, archive]);
    // The server of a restore that was killed may still replay.
    await endOrphan(draft);
    rmSync(draft, { recursive: true, force: true });
    makePostgresFolder(draft, user);
    for (const name of emptyFolders) makePostgresFolder(join(draft, name), user);
    await copyChecked(manifest.database, join(base, "postgres"), draft);
    await copyFile(join(base, "postgres", "backup_label"), join(draft, "backup_label"), "backup_label", true);
    givePostgresAll(draft, user);
    const logFile = join(into, "restore.log");
    const { reached, gap, files } = await replay(plan, archive, options, {
      folder: draft,
      logFile,
      program: binaries.postgres,
      user,
    });
    const count = manifest.files && (await layFiles(archive, into, files));
    // Only now, with everything there and brought forward, what was here makes room.
    putAside(folder, stamp);
    writeFileSync(join(draft, restoredMarker), archive);
    renameSync(draft, folder);
    putAside(join(into, "secrets.json"), stamp);
    await copyFile(join(base, "secrets.json"), join(into, "secrets.json"), "secrets.json", true);
    return { manifest, archive, reached, gap: gap && describeGap(archive, gap), files: count };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}
