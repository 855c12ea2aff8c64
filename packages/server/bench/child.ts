import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const logged: string[] = [];

/** Lines of level error and above that servers of the bench wrote since the last call: none is expected. */
export function takeLoggedErrors(): string[] {
  return logged.splice(0);
}

function isError(line: string): boolean {
  try {
    return ((JSON.parse(line) as { level?: number }).level as number) >= 50;
  } catch {
    return false;
  }
}

/** Starts a server of the bench in a process of its own; it answers with its address when it listens. */
export async function startChild<Told extends object>(
  file: "serve.ts" | "bare.ts" | "bare-sales.ts",
  facts: Told,
): Promise<{ url: string; child: ChildProcess; end: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  if (child.stderr) {
    createInterface(child.stderr).on("line", (line) => {
      process.stderr.write(`${line}\n`);
      if (isError(line)) logged.push(line);
    });
  }
  const exited = once(child, "exit");
  child.send(facts);
  const [url] = await Promise.race([
    once(child, "message") as Promise<[string]>,
    exited.then(([code]) => Promise.reject(new Error(`${file} ended with ${code} before it listened`))),
  ]);
  const end = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  return { url, child, end };
}
