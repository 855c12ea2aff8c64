import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** Bounds of a program that reads what strangers sent (§security#guarded-programs). */
export interface ProgramLimits {
  milliseconds: number;
  /** Address space of the program. */
  megabytes: number;
  /** Largest file it may write, in bytes; left out: no bound. */
  fileBytes?: number;
}

/** `late` ran out of time, `too_large` reached the bound of a file, `killed` was ended by something else. */
export type ProgramEnd = "well" | "badly" | "late" | "too_large" | "killed";

export interface GuardedRun {
  /** Working directory, home and the one place where it is meant to write. */
  folder: string;
  limits: ProgramLimits;
  env?: Readonly<Record<string, string>>;
  onOutput?: (text: string) => void;
  /** Requests go first. */
  gentle?: boolean;
}

// Limits first; then without a network of its own, and bound to our life, where this machine lets us. CPU time ends what
// outlives us where it does not.
const underLimits = `ulimit -v "$1" && ulimit -f "$2" && ulimit -t "$3" || exit 1
shift 3
if setpriv --pdeathsig KILL true 2>/dev/null; then set -- setpriv --pdeathsig KILL "$@"; fi
if unshare --user --net true 2>/dev/null; then set -- unshare --user --net "$@"; fi
exec "$@"`;

/** Bytes of a block, in which `ulimit -f` counts. */
const blockBytes = 512;

/**
 * Runs a program by a list of arguments, in a process group of its own, limited in time, memory and size of its files,
 * without a network, and ends it with everything it started. Rejects only when nothing could be started.
 */
export function runGuarded(program: string, words: readonly string[], run: GuardedRun): Promise<ProgramEnd> {
  const { folder, limits, env, onOutput, gentle } = run;
  const blocks = limits.fileBytes === undefined ? "unlimited" : Math.ceil(limits.fileBytes / blockBytes);
  const bounds = [limits.megabytes * 1024, blocks, Math.ceil((limits.milliseconds / 1000) * 2)].map(String);
  return new Promise((resolve, reject) => {
    const child = spawn("/bin/sh", ["-c", underLimits, "sh", ...bounds, program, ...words], {
      cwd: folder,
      // A group of its own, so that whatever it starts ends with it.
      detached: true,
      stdio: ["ignore", onOutput ? "pipe" : "ignore", "ignore"],
      env: { HOME: folder, PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8", ...env },
    });
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // The process has ended already.
      }
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end();
    }, limits.milliseconds);
    if (gentle && child.pid) lowerPriority(child.pid);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once("exit", end);
    // Closed, not only ended: its last words have been read.
    child.once(onOutput ? "close" : "exit", (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(timer);
      resolve(endOf(code, signal, late));
    });
  });
}

function endOf(code: number | null, signal: NodeJS.Signals | null, late: boolean): ProgramEnd {
  if (code === 0) return "well";
  if (late || signal === "SIGXCPU") return "late";
  if (signal === "SIGXFSZ") return "too_large";
  return signal === null ? "badly" : "killed";
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 19);
  } catch {
    // The process has ended already.
  }
}
