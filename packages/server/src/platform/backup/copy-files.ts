import { createHash, hash } from "node:crypto";
import { createReadStream, createWriteStream, type Dirent } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CopiedFile } from "./manifest.ts";

/** Runs work on every item, a few at a time: waiting for the disk is most of it. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 12 }, lane));
}

const smallFile = 1 << 20;

/** Copies one file and says what was copied; `flush` waits until it is on the disk. */
export async function copyFile(from: string, to: string, path: string, flush: boolean): Promise<CopiedFile> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const { size } = await stat(from);
  return size <= smallFile ? copySmall(from, to, path, flush) : copyLarge(from, to, path, flush);
}

async function copySmall(from: string, to: string, path: string, flush: boolean): Promise<CopiedFile> {
  const content = await readFile(from);
  await writeFile(to, content, { mode: 0o600, flush });
  return { path, size: content.length, sha256: hash("sha256", content) };
}

async function copyLarge(from: string, to: string, path: string, flush: boolean): Promise<CopiedFile> {
  const sum = createHash("sha256");
  let size = 0;
  const listen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(from, { highWaterMark: smallFile });
  await pipeline(source, listen, createWriteStream(to, { mode: 0o600, flush }));
  return { path, size, sha256: sum.digest("hex") };
}

/** Paths of all files below a folder, relative to it; what vanishes meanwhile is left out. */
export async function filesBelow(folder: string, path = ""): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(join(folder, path), { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
  const paths: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = join(path, entry.name);
    if (entry.isFile()) paths.push(below);
    if (entry.isDirectory()) paths.push(...(await filesBelow(folder, below)));
  }
  return paths;
}

/** A file that was removed between being listed and being read. */
export function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
