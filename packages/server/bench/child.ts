import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts a server of the bench in a process of its own; it answers with its address when it listens. */
export async function startChild<Told extends object>(
  file: "serve.ts" | "bare.ts",
  told: Told,
): Promise<{ url: string; child: ChildProcess; end: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: "advanced" });
  const exited = once(child, "exit");
  child.send(told);
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
