import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { freePort } from "../runtime/free-port.ts";
import { endPostgres, PostgresRefused, startPostgres } from "../runtime/postgres-process.ts";
import { givePostgres, type PostgresUser } from "../runtime/postgres-user.ts";
import { StartError } from "../runtime/start-error.ts";
import { restoreCommand } from "../runtime/wal-archive.ts";
import { readLsn, timelineOf, type WalChain } from "./wal-chain.ts";

/** To which moment: as late as the archive reaches, a time, a named point, or where the base copy is whole. */
export type RecoveryTarget = "latest" | "copy" | { readonly time: Date } | { readonly point: string };

/** How far a replay came. */
export interface Recovered {
  /** End of the last record that was replayed, in bytes of WAL. */
  readonly end: number;
  /** When the last transaction in it was committed, ISO 8601; undefined: there was none. */
  readonly lastCommit: string | undefined;
}

/** The target lies behind the end of what could be replayed. */
export class TargetUnreached extends StartError {
  readonly lastCommit: string | undefined;
  constructor(lastCommit: string | undefined) {
    super("The WAL archive ends before that moment: choose an earlier one, or --to latest.");
    this.lastCommit = lastCommit;
  }
}

/** Names the files of the archive that were checked; the server is served no others. */
const servedFiles = "restore.files";

function targetOptions(to: RecoveryTarget): Record<string, string> {
  if (to === "latest") return {};
  const action = { recovery_target_action: "promote" };
  if (to === "copy") return { ...action, recovery_target: "immediate" };
  if ("point" in to) return { ...action, recovery_target_name: to.point };
  return { ...action, recovery_target_time: to.time.toISOString().replace("T", " ").replace("Z", "+00") };
}

function recoveryOptions(to: RecoveryTarget, archive: string, { timeline, segments }: WalChain): string[] {
  const options = {
    ...targetOptions(to),
    // The first timeline a restored installation archives has no history file there; it needs none.
    recovery_target_timeline: timeline === timelineOf(segments[0] ?? "") ? "current" : String(timeline),
    restore_command: restoreCommand(archive, servedFiles),
    archive_mode: "off",
    // Otherwise the server calls itself ready while it still replays.
    hot_standby: "off",
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // Least settings of the recovered server, or it refuses to replay.
    max_connections: "200",
    log_error_verbosity: "terse",
  };
  return Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function textFrom(path: string, from: number): string {
  const bytes = Buffer.alloc(statSync(path).size - from);
  const file = openSync(path, "r");
  try {
    readSync(file, bytes, 0, bytes.length, from);
  } finally {
    closeSync(file);
  }
  return String(bytes);
}

function lastCommitIn(log: string): string | undefined {
  const match = /last completed transaction was at log time (\S+) (\S+)\+00/.exec(log);
  return match ? `${match[1]}T${match[2]}Z` : undefined;
}

/** Where the new timeline begins, which is where replaying ended. */
function endOf(folder: string): number {
  const wal = join(folder, "pg_wal");
  const history = readdirSync(wal)
    .filter((name) => name.endsWith(".history"))
    .sort()
    .at(-1);
  const lines = history ? readFileSync(join(wal, history), "utf8").trim().split("\n") : [];
  return readLsn(lines.at(-1)?.split("\t")[1] ?? "0/0");
}

/**
 * Replays the WAL of an archive onto a base copy and ends the server again. `visit` is called with the port of the
 * recovered server while it runs.
 */
export async function recover(
  work: {
    folder: string;
    archive: string;
    chain: WalChain;
    to: RecoveryTarget;
    logFile: string;
    program: string;
    user: PostgresUser;
  },
  visit: (port: number) => Promise<void>,
): Promise<Recovered> {
  const { folder, archive, chain, to, logFile, program, user } = work;
  const port = await freePort();
  const place = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    givePostgres(join(folder, name), user);
  };
  place("recovery.signal", "");
  place(servedFiles, [...chain.histories, ...chain.segments, ""].join("\n"));
  writeFileSync(logFile, "", { flag: "a", mode: 0o600 });
  const from = statSync(logFile).size;
  try {
    const options = ["-D", folder, "-c", `port=${port}`, ...recoveryOptions(to, archive, chain)];
    const server = await startPostgres({ program, options, folder, logFile, user, ownGroup: true });
    try {
      await visit(port);
    } finally {
      await endPostgres(server.pid, 120_000);
    }
  } catch (error) {
    if (!(error instanceof PostgresRefused)) throw error;
    if (error.complaint.includes("before configured recovery target")) {
      throw new TargetUnreached(lastCommitIn(textFrom(logFile, from)));
    }
    throw new StartError(`The backup could not be brought forward: ${error.complaint} (see ${logFile})`);
  } finally {
    rmSync(join(folder, servedFiles), { force: true });
  }
  return { end: endOf(folder), lastCommit: lastCommitIn(textFrom(logFile, from)) };
}
