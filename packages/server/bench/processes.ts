// Processor time and memory of processes, as Linux counts them. On a machine that others use, processor time says more than
// the clock on the wall does.
import { readdirSync, readFileSync } from "node:fs";
import { database } from "./database.ts";
import type { Bench } from "./part.ts";
import { product } from "./product.ts";

/** Clock ticks of `/proc` last so many milliseconds. */
const tick = 10;

interface ProcessTimes {
  parent: number;
  /** Milliseconds of processor of the process itself. */
  own: number;
  /** Milliseconds of its children that have ended. */
  ended: number;
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before may hold anything; fields are counted from its closing bracket.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const sum = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * tick;
    return { parent: fields[1] ?? 0, own: sum(11), ended: sum(13) };
  } catch {
    return undefined;
  }
}

/** Processes a server has started and that live. */
export const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((each) => Number.isInteger(each) && timesOf(each)?.parent === pid);

/** Milliseconds of processor that a server and all it has started have used so far. */
function usedBy(pid: number): number {
  const { own = Number.NaN, ended = Number.NaN } = timesOf(pid) ?? {};
  return childrenOf(pid).reduce((sum, child) => sum + (timesOf(child)?.own ?? 0), own + ended);
}

/** MiB of memory of some processes, what they share counted once (PSS). */
export function memoryOf(pids: readonly number[]): number {
  const shareOf = (each: number) => {
    try {
      const rollup = readFileSync(`/proc/${each}/smaps_rollup`, "utf8");
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
    } catch {
      return 0;
    }
  };
  return pids.reduce((sum, each) => sum + shareOf(each), 0);
}

/** Milliseconds of processor that one of so many works takes, of each of these servers. */
export async function processorOf<Name extends string>(
  servers: Readonly<Record<Name, number>>,
  times: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(servers) as Name[];
  const used = () => new Map(names.map((name) => [name, usedBy(servers[name])]));
  const before = used();
  for (let turn = 0; turn < times; turn += 1) await work(turn);
  const after = used();
  const each = (name: Name) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / times;
  return Object.fromEntries(names.map((name) => [name, each(name)])) as Record<Name, number>;
}

/** The same of the product, its database and both. */
export async function processorFor(
  bench: Bench,
  times: number,
  work: (turn: number) => Promise<unknown>,
): Promise<{ app: number; database: number; all: number }> {
  const servers = { app: (await bench.use(product)).pid, database: (await bench.use(database)).pid };
  const each = await processorOf(servers, times, work);
  return { ...each, all: each.app + each.database };
}
