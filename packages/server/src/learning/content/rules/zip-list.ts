// Allowed content of a ZIP (docs/decisions/019): judged by its list alone, before a byte is unpacked.
import { type Fault, fault } from "./fault.ts";
import { foldPath } from "./segments.ts";

export const limits = {
  bytes: 2 * 2 ** 30,
  files: 10_000,
  depth: 20,
  nameBytes: 255,
  pathBytes: 1_024,
  /** How many times its packed size something may become, once it is beyond `bombBytes`. */
  ratio: 200,
  bombBytes: 10 * 2 ** 20,
} as const;

/** An entry as the ZIP's list states it. */
export interface ListedEntry {
  name: string;
  size: number;
  packedSize: number;
  encrypted: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  /** Unix mode; 0 where the ZIP was made elsewhere. */
  mode: number;
}

const typeBits = 0o170000;
const regularFile = 0o100000;
const folder = 0o040000;

/** The first thing that is wrong with a list; undefined: it can be unpacked. */
export function faultOfList(entries: readonly ListedEntry[], zipBytes: number): Fault | undefined {
  const seen = new Set<string>();
  let bytes = 0;
  if (entries.length > limits.files) return fault("tooMany", { count: limits.files });
  for (const entry of entries) {
    const file = shownName(entry.name);
    if (!isSafeName(entry.name)) return fault("name", { file });
    const type = entry.mode & typeBits;
    if (type !== 0 && type !== regularFile && type !== folder) return fault("link", { file });
    if (entry.encrypted) return fault("encrypted", { file });
    if (entry.method !== 0 && entry.method !== 8) return fault("method", { file });
    if (isFolder(entry.name)) {
      if (entry.size > 0) return fault("wrongSize", { file });
      continue;
    }
    const folded = foldPath(entry.name);
    if (seen.has(folded)) return fault("twice", { file });
    seen.add(folded);
    bytes += entry.size;
    if (bytes > limits.bytes) return fault("tooBig", { gigabytes: limits.bytes / 2 ** 30 });
    if (isBomb(entry.size, entry.packedSize)) return fault("bomb", { file });
  }
  // Entries may share their bytes: each is harmless, all of them are not.
  if (isBomb(bytes, zipBytes)) return fault("bomb", { file: shownName(entries[0]?.name ?? "") });
  return underAFile(seen);
}

const isBomb = (size: number, packed: number) => size > limits.bombBytes && size > packed * limits.ratio;

/** A name that is a file cannot be a folder too. */
function underAFile(names: ReadonlySet<string>): Fault | undefined {
  for (const name of names) {
    for (let slash = name.indexOf("/"); slash > 0; slash = name.indexOf("/", slash + 1)) {
      if (names.has(name.slice(0, slash))) return fault("twice", { file: shownName(name.slice(0, slash)) });
    }
  }
  return undefined;
}

export const isFolder = (name: string): boolean => name.endsWith("/");

// Control characters, lone surrogates, and marks that turn the direction of what follows.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A plain relative path: nothing that leads up, away, or that a disk or a browser reads otherwise. */
export function isSafeName(name: string): boolean {
  if (name === "" || name.startsWith("/") || name.includes("\\") || /^[a-z]:/i.test(name)) return false;
  if (!name.isWellFormed() || unprintable.test(name)) return false;
  const segments = (isFolder(name) ? name.slice(0, -1) : name).split("/");
  if (segments.length > limits.depth || Buffer.byteLength(name) > limits.pathBytes) return false;
  return segments.every(
    (segment) =>
      segment !== "" && segment !== "." && segment !== ".." && Buffer.byteLength(segment) <= limits.nameBytes,
  );
}

/** A name as it may be shown, whatever is in it. */
export function shownName(name: string): string {
  const plain = name.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
  return plain.length > 120 ? `${plain.slice(0, 117)}…` : plain;
}
