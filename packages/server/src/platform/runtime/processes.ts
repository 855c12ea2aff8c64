import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Reads one column of `ps` where there is no /proc; empty when the process is gone. */
function ps(pid: number, column: string): string {
  try {
    return execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function procFile(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** The fields of /proc/PID/stat after the command, which may itself contain blanks and brackets. */
function linuxStat(pid: number): string[] | undefined {
  const stat = procFile(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a process runs. One that ended but was not yet collected by its parent does not. */
export function isAlive(pid: number): boolean {
  if (!isSignalable(pid)) return false;
  const state = process.platform === "linux" ? linuxStat(pid)?.[0] : undefined;
  return state === undefined || !["Z", "X"].includes(state);
}

/**
 * A text that tells this process from a later one with the same number: when it started, and since which boot.
 * Empty on Windows, where only the number is compared.
 */
export function processMark(pid: number): string {
  if (process.platform === "win32") return "";
  if (process.platform !== "linux") return ps(pid, "lstart");
  const boot = procFile("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
  return `${boot} ${linuxStat(pid)?.[19] ?? ""}`;
}

/** The command line of a process; empty when it cannot be seen. */
export function commandLine(pid: number): string {
  if (process.platform === "linux") return procFile(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ") ?? "";
  return process.platform === "win32" ? "" : ps(pid, "command");
}

/** Waits until a process has ended; false when it has not within the time. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  for (let left = milliseconds; isAlive(pid); left -= 20) {
    if (left <= 0) return false;
    await sleep(20);
  }
  return true;
}
