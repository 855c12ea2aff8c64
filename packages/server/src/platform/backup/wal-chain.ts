import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createGunzip, gunzipSync } from "node:zlib";
import { walFolder } from "../runtime/wal-archive.ts";
import { eachOf } from "./copy-files.ts";
import type { Manifest } from "./manifest.ts";

/** Bytes of a WAL segment, as initdb makes them. */
export const segmentSize = 16 * 1024 * 1024;
const segmentsPerLog = 2 ** 32 / segmentSize;
const longHeader = 0x0002;

/** A place where the WAL of an archive breaks off. */
export interface WalGap {
  /** The segment or timeline history file that is not there, or not whole. */
  readonly file: string;
  readonly fault: "missing" | "damaged";
  /** Archived segments that nothing leads to any more. */
  readonly cutOff: number;
}

/** Replayable part of an archive's WAL. */
export interface WalChain {
  readonly timeline: number;
  /** Names of the whole segments in their order, each following on the one before. */
  readonly segments: readonly string[];
  /** Timeline history files that lead to the newest timeline. */
  readonly histories: readonly string[];
  readonly gap: WalGap | undefined;
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, "0");
export const timelineOf = (segment: string) => Number.parseInt(segment.slice(0, 8), 16);
/** Number of a segment since the beginning of the WAL, whatever its timeline. */
export const numberOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * segmentsPerLog + Number.parseInt(segment.slice(16, 24), 16);
export const segmentName = (timeline: number, number: number) =>
  hex(timeline) + hex(Math.floor(number / segmentsPerLog)) + hex(number % segmentsPerLog);

/** Position in the WAL, in bytes, from its text such as `1/6B374D48`. */
export function readLsn(text: string): number {
  const [high = "", low = ""] = text.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** A timeline and the position from which it counts. */
interface Branch {
  readonly timeline: number;
  readonly from: number;
}

/** The lines of a timeline history file: `parent<TAB>switch position<TAB>reason`, oldest first. */
export function readHistory(text: string, timeline: number): Branch[] {
  const branches: Branch[] = [];
  let from = 0;
  for (const [, parent, end = ""] of text.matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gim)) {
    branches.push({ timeline: Number(parent), from });
    from = readLsn(end);
  }
  return [...branches, { timeline, from }];
}

/** Whether a packed segment unpacks to its full length and begins as this very segment of this very database does. */
async function isWhole(path: string, segment: string, systemIdentifier: bigint): Promise<boolean> {
  const head: Buffer[] = [];
  let size = 0;
  try {
    const source = createReadStream(path);
    const unpacked = createGunzip({ chunkSize: 256 * 1024 });
    source.on("error", (error) => unpacked.destroy(error));
    for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
      if (size < 40) head.push(chunk);
      size += chunk.length;
    }
  } catch {
    return false;
  }
  // XLogLongPageHeaderData: flags, timeline, position, then who wrote it and how long its segments are.
  const header = Buffer.concat(head);
  return (
    size === segmentSize &&
    (header.readUInt16LE(2) & longHeader) !== 0 &&
    header.readUInt32LE(4) <= timelineOf(segment) &&
    header.readBigUInt64LE(8) === BigInt(numberOf(segment)) * BigInt(segmentSize) &&
    header.readBigUInt64LE(24) === systemIdentifier &&
    header.readUInt32LE(32) === segmentSize
  );
}

/** Names of the archived files without `.gz`, in their order. */
function archivedFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => /^([0-9A-F]{24}|[0-9A-F]{8}\.history)\.gz$/.exec(name)?.[1] ?? []).sort();
}

/** The timelines from that of the copy to the newest one, or the history file without which they do not connect. */
function branchesTo(folder: string, files: readonly string[], start: number): Branch[] | { missing: string } {
  const newest = Math.max(start, ...files.map(timelineOf));
  if (newest === start) return [{ timeline: start, from: 0 }];
  const name = `${hex(newest)}.history`;
  const path = join(folder, `${name}.gz`);
  try {
    const branches = readHistory(String(gunzipSync(readFileSync(path))), newest);
    return branches.some(({ timeline }) => timeline === start) ? branches : { missing: name };
  } catch {
    return { missing: name };
  }
}

/**
 * Follows the archived WAL from a base copy's first segment on, unpacking each one, until the end or the first one
 * that is missing or not whole. `until` is the last segment that is looked at.
 */
export async function followWal(
  archive: string,
  { firstSegment }: Pick<Manifest, "firstSegment">,
  { systemIdentifier, until }: { systemIdentifier: string; until?: string | undefined },
): Promise<WalChain> {
  const folder = walFolder(archive);
  const files = archivedFiles(folder);
  const start = timelineOf(firstSegment);
  const paths = branchesTo(folder, files, start);
  const branches = "missing" in paths ? [{ timeline: start, from: 0 }] : paths;
  const known = new Set(files);
  const segments = files.filter((name) => name.length === 24 && numberOf(name) >= numberOf(firstSegment));
  const last = until === undefined ? Math.max(-1, ...segments.map(numberOf)) : numberOf(until);
  const chain: string[] = [];
  let gap: Omit<WalGap, "cutOff"> | undefined =
    "missing" in paths ? { file: paths.missing, fault: "missing" } : undefined;
  for (let number = numberOf(firstSegment); number <= last; number++) {
    // Where timelines part, the newer one's segment holds what both have in common.
    const possible = branches
      .filter(({ timeline, from }) => timeline >= start && Math.floor(from / segmentSize) <= number)
      .map(({ timeline }) => segmentName(timeline, number))
      .reverse();
    const name = possible.find((each) => known.has(each));
    if (name === undefined) {
      gap ??= { file: possible[0] ?? segmentName(start, number), fault: "missing" };
      break;
    }
    chain.push(name);
  }
  const damaged = new Set<string>();
  await eachOf(chain, async (name) => {
    if (!(await isWhole(join(folder, `${name}.gz`), name, BigInt(systemIdentifier)))) damaged.add(name);
  });
  const broken = chain.findIndex((name) => damaged.has(name));
  if (broken >= 0) gap = { file: chain[broken] ?? "", fault: "damaged" };
  const whole = broken >= 0 ? chain.slice(0, broken) : chain;
  return {
    timeline: branches.at(-1)?.timeline ?? start,
    segments: whole,
    histories: files.filter((name) => name.endsWith(".history")),
    gap: gap && {
      ...gap,
      cutOff: segments.filter((name) => !whole.includes(name) && name !== gap?.file).length,
    },
  };
}

/**
 * Whether a replay that ended at this position has read all there is: it stands at the end of the last segment, or at
 * a record that goes on in a segment nobody has.
 */
export function readsToEnd(archive: string, chain: Pick<WalChain, "segments">, end: number): boolean {
  const last = chain.segments.at(-1);
  if (last === undefined) return false;
  const over = (numberOf(last) + 1) * segmentSize;
  if (end >= over) return true;
  if (end <= over - segmentSize) return false;
  const bytes = gunzipSync(readFileSync(join(walFolder(archive), `${last}.gz`)));
  const page = end % 8192 === 0 ? 24 : 0;
  const length = bytes.readUInt32LE((end % segmentSize) + page);
  return end + page + length > over;
}
