import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../src/platform/runtime/free-port.ts";

const root = resolve(import.meta.dirname, "../../..");
const main = join(root, "packages/server/src/main.ts");
/** As `npm start` runs it. */
const programOptions = ["--disable-proto=delete", "--max-semi-space-size=4", "--heap-growing-percent=20"];
/** Debian's package `faketime` moves the clock of one process; without it the clock is left alone. */
const fakeClock = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

export const metricsToken = "outages";

/** A whole installation of its own, built-in PostgreSQL and demo data included, as people run it. */
export class Installation {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly url: string;
  readonly movesClock = existsSync(fakeClock);
  /** Lines of the log of level error or above, in all processes since the first start. */
  readonly errors: string[] = [];
  private child: ChildProcess | undefined;

  private constructor(folder: string, port: number, dataDir: string, backupDir: string) {
    this.folder = folder;
    this.url = `http://localhost:${port}`;
    const clockFile = join(folder, "clock");
    writeFileSync(clockFile, "+0");
    this.env = {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      METRICS_TOKEN: metricsToken,
      OAUTH_CLIENT_ID: "outages",
      OAUTH_CLIENT_SECRET: "outages",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "warn",
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      FAKETIME_DISABLE_SHM: "1",
    };
  }

  static async create(): Promise<Installation> {
    const folder = mkdtempSync(join(tmpdir(), "trilha-outages-"));
    return new Installation(folder, await freePort(), join(folder, "data"), join(folder, "backups"));
  }

  /** Another one beside it, whose data a restore brought back. */
  async restored(dataDir: string): Promise<Installation> {
    return new Installation(this.folder, await freePort(), dataDir, join(this.folder, "backups-restored"));
  }

  /** Starts the program and waits until it says that it is ready. Seconds it took. */
  async start(): Promise<number> {
    const begun = performance.now();
    const preload = this.movesClock ? { LD_PRELOAD: fakeClock } : undefined;
    const child = spawn(process.execPath, [...programOptions, main], {
      cwd: root,
      env: { ...this.env, ...preload },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2_000);
    });
    const ready = new Promise<void>((resolveReady) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.startsWith("Trilha is ready")) resolveReady();
        if (/"level":(?:50|60)/.test(line)) this.errors.push(line);
      });
    });
    const ended = once(child, "exit").then(([code, signal]) => {
      throw new Error(`the app ended with ${code ?? signal} before it was ready: ${complaint}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
    return (performance.now() - begun) / 1_000;
  }

  /** Ends the program; SIGKILL is a power cut, SIGTERM a deploy. */
  async stop(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** First process of the built-in PostgreSQL; throws while it is not there. */
  get databasePid(): number {
    const file = join(this.env.DATA_DIR ?? "", "postgres", "postmaster.pid");
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  }

  /** Kills the built-in PostgreSQL at once; false: it was not there. */
  killPostgres(): boolean {
    try {
      process.kill(this.databasePid, "SIGKILL");
      return true;
    } catch {
      return false;
    }
  }

  /** The clock of the app's process, in hours from the real one; PostgreSQL keeps its own. */
  setClock(hours: number): void {
    writeFileSync(join(this.folder, "clock"), `${hours < 0 ? "" : "+"}${hours}h`);
  }

  /** Runs one of the root scripts for this installation; its whole output and exit code. */
  async script(name: string, ...options: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, [join(root, "scripts", `${name}.ts`), ...options], {
      cwd: root,
      env: this.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const [code] = await once(child, "close");
    return { code: code ?? 1, output };
  }

  /** A figure of /metrics summed over its labels that match; undefined while nobody answers. */
  async metric(name: string, labels = ""): Promise<number | undefined> {
    try {
      const answer = await fetch(`${this.url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) return undefined;
      const lines = (await answer.text())
        .split("\n")
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      return lines
        .filter((line) => line.includes(labels))
        .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    } catch {
      return undefined;
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
