// Runs one command of a stage to its end, in its own process group, so that a stuck one can be ended whole.
import { spawn } from "node:child_process";

export type Outcome = { code: number; output: string; seconds: number };

export type Command = { program: string; args: string[]; env?: Record<string, string>; minutes: number };

/** Never rejects: a program that cannot start or overruns its time is an outcome too. `live` shows output at once. */
export function run(command: Command, folder: string, live: boolean): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn(command.program, command.args, {
      cwd: folder,
      // Plain text for what is kept for later.
      env: { ...process.env, ...(live ? {} : { NO_COLOR: "1" }), ...command.env },
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
      detached: true,
    });
    const end = (code: number, note = "") => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: chunks.join("") + note, seconds: (performance.now() - start) / 1000 });
    };
    const timer = setTimeout(() => {
      killGroup(child.pid);
      end(1, `\nstopped after ${command.minutes} minutes\n`);
    }, command.minutes * 60_000);
    running.add(child);
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
    child.on("error", (error) => end(1, `${error.message}\n`));
    child.on("close", (code) => end(code ?? 1));
  });
}

const running = new Set<{ pid?: number | undefined }>();

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => {
    for (const child of running) killGroup(child.pid, "SIGTERM");
    // Test servers and databases get a moment to stop before the runner is gone.
    setTimeout(() => process.exit(code), 3_000);
  });
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // Process already gone.
  }
}
