import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { instanceUsing, lockInstance } from "./instance-lock.ts";
import { processMark } from "./processes.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-lock-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const leave = (pid: number, mark: string) =>
  writeFileSync(join(dataDir, "instance.lock"), JSON.stringify({ pid, mark }));

it("one instance at a time may use a data folder, the next one after it gave it free", () => {
  const lock = lockInstance(dataDir);
  expect(instanceUsing(dataDir)).toBe(process.pid);
  expect(() => lockInstance(dataDir)).toThrow(`is used by another Trilha (process ${process.pid})`);
  lock.release();
  expect(instanceUsing(dataDir)).toBeUndefined();
  lockInstance(dataDir).release();
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  ["a process that is gone", 2 ** 30, "x"],
  ["a number that another process has now", process.pid, "an earlier start"],
])("a lock of %s is taken over", (_case, pid, mark) => {
  leave(pid, mark);
  expect(instanceUsing(dataDir)).toBeUndefined();
  const lock = lockInstance(dataDir);
  expect(JSON.parse(readFileSync(join(dataDir, "instance.lock"), "utf8"))).toEqual({
    pid: process.pid,
    mark: processMark(process.pid),
  });
  lock.release();
});

it("a lock file that is no lock is taken over", () => {
  writeFileSync(join(dataDir, "instance.lock"), "");
  lockInstance(dataDir).release();
  expect(readdirSync(dataDir)).toEqual([]);
});

it("releasing leaves the lock of a later holder alone", () => {
  const lock = lockInstance(dataDir);
  leave(process.pid, "somebody else");
  lock.release();
  expect(readdirSync(dataDir)).toEqual(["instance.lock"]);
});
