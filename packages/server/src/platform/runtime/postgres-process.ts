import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bareEnvironment } from "./postgres-cluster.ts";
import { type PostgresUser, spawnIdentity } from "./postgres-user.ts";
import { commandLine, hasEnded, isAlive } from "./processes.ts";
import { StartError } from "./start-error.ts";

/** One running server. */
export interface PostgresProcess {
  readonly pid: number;
  /** Settles when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

interface PidFile {
  readonly pid: number;
  readonly ready: boolean;
}

/** postmaster.pid: the process on line 1, its state on line 8. */
function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

/** Ends a server: fast first (sessions are cut, everything is written), then harder. */
export async function endPostgres(pid: number, patience = 15_000): Promise<void> {
  const steps = [
    ["SIGINT", patience],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const;
  for (const [signal, milliseconds] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(pid, milliseconds)) return;
  }
}

/**
 * Ends a server whose app was killed; the caller holds the lock of the data folder, so nobody uses it. A pid
 * file whose number now belongs to some other program is removed, because PostgreSQL would believe it.
 */
export async function endOrphan(folder: string): Promise<boolean> {
  const left = readPidFile(folder);
  if (left === undefined || !isAlive(left.pid)) return false;
  if (process.platform !== "win32" && !commandLine(left.pid).includes(folder)) {
    rmSync(join(folder, "postmaster.pid"), { force: true });
    return false;
  }
  await endPostgres(left.pid);
  return true;
}

/** Sessions, and what still ends of a server that was killed before, write to the same log. */
const ofOthers = /\] client backend |unexpected postmaster exit/;

/** Last complaint of the server, from a place in its log on. */
function lastComplaint(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString("utf8").split("\n");
  const own = lines.filter((line) => line !== "" && !ofOthers.test(line));
  const fatal = own.filter((line) => /(FATAL|PANIC|error):/.test(line)).at(-1) ?? own.at(-1) ?? "";
  return fatal.replace(/^.*?(FATAL|PANIC|error): +/, "").trim() || "it gave no reason";
}

/** The server ended before it was ready; `complaint` is its own last word. */
export class PostgresRefused extends StartError {
  readonly complaint: string;
  constructor(complaint: string, logFile: string) {
    super(`The built-in database did not start: ${complaint} (see ${logFile})`);
    this.complaint = complaint;
  }
}

async function untilReady(child: ChildProcess, folder: string, hasExited: () => boolean): Promise<boolean> {
  while (!hasExited()) {
    const file = readPidFile(folder);
    if (file?.pid === child.pid && file?.ready) return true;
    await sleep(10);
  }
  return false;
}

/** Starts the server and waits until it takes connections. */
export async function startPostgres(start: {
  program: string;
  options: readonly string[];
  folder: string;
  logFile: string;
  user: PostgresUser;
  /** In its own process group the server does not hear Ctrl-C; we end it when requests have finished. */
  ownGroup: boolean;
}): Promise<PostgresProcess> {
  const log = openSync(start.logFile, "a", 0o600);
  const from = statSync(start.logFile).size;
  const [command = "", ...rest] = [...start.user.launcher, start.program, ...start.options];
  const child = spawn(command, rest, {
    env: { ...bareEnvironment },
    cwd: "/",
    stdio: ["ignore", log, log],
    detached: start.ownGroup,
    windowsHide: true,
    ...spawnIdentity(start.user),
  });
  closeSync(log);
  let exited = false;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      exited = true;
      resolve();
    };
    child.once("exit", settle);
    child.once("error", settle);
  });
  const ready = await untilReady(child, start.folder, () => exited);
  if (!ready || child.pid === undefined) {
    throw new PostgresRefused(lastComplaint(start.logFile, from), start.logFile);
  }
  return { pid: child.pid, ended };
}
