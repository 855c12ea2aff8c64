import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, processMark } from "./processes.ts";
import { StartError } from "./start-error.ts";

interface Holder {
  readonly pid: number;
  readonly mark: string;
}

/** The right to be the one instance that uses a data folder. */
export interface InstanceLock {
  release(): void;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function holderIn(text: string | undefined): Holder | undefined {
  try {
    return JSON.parse(text ?? "") as Holder;
  } catch {
    return undefined;
  }
}

/** The process of the live instance that uses the folder, if there is one. */
export function instanceUsing(dataDir: string): number | undefined {
  const holder = holderIn(readText(join(dataDir, "instance.lock")));
  if (holder === undefined || !isAlive(holder.pid)) return undefined;
  return processMark(holder.pid) === holder.mark ? holder.pid : undefined;
}

/** Puts the draft in place unless somebody was first. */
function place(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock of a dead process; of two that try, only one gets hold of the very file it judged. */
function clearStale(path: string, judged: string | undefined): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readText(aside) !== judged) place(aside, path);
  rmSync(aside, { force: true });
}

/**
 * Claims a data folder for this process. A lock whose process is dead, or whose number was given to another
 * process since, counts for nothing; so a kill -9 needs no tidying by hand.
 */
export function lockInstance(dataDir: string): InstanceLock {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "instance.lock");
  const draft = `${path}.${process.pid}`;
  const own = JSON.stringify({ pid: process.pid, mark: processMark(process.pid) } satisfies Holder);
  writeFileSync(draft, own, { mode: 0o644 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (place(draft, path)) {
        return { release: () => readText(path) === own && rmSync(path, { force: true }) };
      }
      const judged = readText(path);
      const user = instanceUsing(dataDir);
      if (user !== undefined) break;
      clearStale(path, judged);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const user = instanceUsing(dataDir);
  const who = user === undefined ? "another Trilha" : `another Trilha (process ${user})`;
  throw new StartError(
    `The data folder ${dataDir} is used by ${who}: stop it, or set DATA_DIR to another folder.`,
  );
}
