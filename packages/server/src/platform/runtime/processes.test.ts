import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { commandLine, hasEnded, isAlive, processMark } from "./processes.ts";

const sleeper = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });

it("a process is alive until it has ended, and can be told from another", async () => {
  const child = sleeper();
  await once(child, "spawn");
  const pid = Number(child.pid);
  expect(isAlive(pid)).toBe(true);
  expect(processMark(pid)).toBe(processMark(pid));
  expect(processMark(pid)).not.toBe(processMark(process.pid));
  expect(commandLine(pid)).toContain("setTimeout");
  expect(await hasEnded(pid, 40)).toBe(false);
  child.kill("SIGKILL");
  expect(await hasEnded(pid, 5_000)).toBe(true);
  expect(commandLine(pid)).toBe("");
});

it.runIf(process.platform === "linux")("a process nobody collected does not count as alive", async () => {
  // The shell starts a child that ends at once, then becomes a program that never asks for it.
  const shell = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(shell.stdout, "data");
  const child = Number(String(line).trim());
  expect(await hasEnded(child, 5_000)).toBe(true);
  expect(() => process.kill(child, 0)).not.toThrow();
  shell.kill("SIGKILL");
});
