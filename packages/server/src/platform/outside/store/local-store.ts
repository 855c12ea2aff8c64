import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Keys } from "../../../core/keys.ts";
import type { ByteRange, Reader, ReadOptions, StoredObject, StorePort } from "../ports.ts";
import { objectAddress, type PartSlot, partAddress } from "./address.ts";
import { noteChanged, storedObjects } from "./changed-objects.ts";
import { assertKey } from "./key.ts";

const uploadId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** How storing a part ended. */
export type PartEnding = "stored" | "unknown_upload" | "wrong_size";

const day = 24 * 60 * 60 * 1000;

/**
 * Files on this machine's disk: `objects/<key>` and, while an upload runs, `uploads/<key>/<upload>/<part>`. Whatever
 * becomes visible does so by a rename after its bytes are on the disk; until then it lies in `unfinished`.
 */
export class LocalStore implements StorePort {
  readonly name = "local";
  // Small enough to arrive within the server's request time-out on a weak mobile connection.
  readonly partSize = 512 * 1024;
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #keys: Keys;
  readonly #noteChanges: boolean;

  /** `noteChanges` is for who archives the store: see changed-objects.ts. */
  constructor(dataDir: string, keys: Keys, { noteChanges = false } = {}) {
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, "files");
    this.#keys = keys;
    this.#noteChanges = noteChanges;
  }

  async startUpload(key: string): Promise<string> {
    const id = randomUUID();
    await mkdir(this.#upload(key, id), { recursive: true, mode: 0o700 });
    return id;
  }

  async partUrl(
    key: string,
    id: string,
    part: { number: number; size: number },
    expiresAt: Date,
  ): Promise<string> {
    return partAddress(this.#keys, key, { uploadId: id, ...part }, expiresAt);
  }

  /** Takes the bytes of one part. A part that breaks off or has another size leaves nothing. */
  async putPart(key: string, slot: PartSlot, bytes: Readable): Promise<PartEnding> {
    const folder = this.#upload(key, slot.uploadId);
    const part = join(folder, String(slot.number));
    const unfinished = await this.#unfinished();
    try {
      if (!(await ifThere(stat(folder)))) return "unknown_upload";
      if (!(await writeExactly(bytes, unfinished, slot.size))) return "wrong_size";
      await rename(unfinished, part);
      return "stored";
    } catch (error) {
      if (isMissing(error)) return "unknown_upload";
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async listParts(key: string, id: string): Promise<{ number: number; size: number }[]> {
    const folder = this.#upload(key, id);
    const names = (await ifThere(readdir(folder))) ?? [];
    const parts = names.filter((name) => /^\d+$/.test(name)).map(Number);
    const sizes = parts.map(async (number) => ({
      number,
      size: (await stat(join(folder, String(number)))).size,
    }));
    return (await Promise.all(sizes)).sort((a, b) => a.number - b.number);
  }

  async completeUpload(key: string, id: string): Promise<void> {
    const folder = this.#upload(key, id);
    const parts = await this.listParts(key, id);
    if (parts.length > 0) {
      await this.#write(key, async (path) => {
        for (const { number } of parts) {
          const from = createReadStream(join(folder, String(number)));
          await pipeline(from, createWriteStream(path, { flags: "a", mode: 0o600, flush: true }));
        }
      });
    }
    await this.abandonUpload(key, id);
  }

  async abandonUpload(key: string, id: string | null): Promise<void> {
    const folder = id === null ? this.#uploads(key) : this.#upload(key, id);
    await rm(folder, { recursive: true, force: true });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#write(key, (path) => writeFile(path, bytes, { mode: 0o600, flush: true }));
  }

  async putStream(key: string, bytes: Readable): Promise<void> {
    await this.#write(key, (path) =>
      pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true })),
    );
  }

  async read(key: string, range?: ByteRange): Promise<StoredObject | undefined> {
    const file = await ifThere(open(this.#object(key)));
    if (!file) return undefined;
    const { size } = await file.stat();
    return { size, stream: file.createReadStream(range && { start: range.first, end: range.last }) };
  }

  async size(key: string): Promise<number | undefined> {
    return (await ifThere(stat(this.#object(key))))?.size;
  }

  async delete(key: string): Promise<void> {
    await ifThere(unlink(this.#object(key)));
    if (this.#noteChanges) await noteChanged(this.#dataDir, key);
  }

  readUrl(key: string, options: ReadOptions & { reader: Reader }): string {
    return objectAddress(this.#keys, key, options);
  }

  directUrl(): undefined {
    return undefined;
  }

  async check(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const probe = join(this.#folder, `.probe-${randomUUID()}`);
    await writeFile(probe, "");
    await unlink(probe);
  }

  async tidy(now: Date): Promise<void> {
    const folder = join(this.#folder, "unfinished");
    for (const name of (await ifThere(readdir(folder))) ?? []) {
      const file = await ifThere(stat(join(folder, name)));
      if (file && file.mtimeMs < now.getTime() - day) await rm(join(folder, name), { force: true });
    }
  }

  async #unfinished(): Promise<string> {
    const folder = join(this.#folder, "unfinished");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  }

  async #write(key: string, fill: (path: string) => Promise<void>): Promise<void> {
    const path = this.#object(key);
    const unfinished = await this.#unfinished();
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await fill(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
    if (this.#noteChanges) await noteChanged(this.#dataDir, key);
  }

  #object(key: string): string {
    assertKey(key);
    return join(storedObjects(this.#dataDir), ...key.split("/"));
  }

  #uploads(key: string): string {
    assertKey(key);
    return join(this.#folder, "uploads", ...key.split("/"));
  }

  #upload(key: string, id: string): string {
    if (!uploadId.test(id)) throw new Error("not an upload of this store");
    return join(this.#uploads(key), id);
  }
}

/**
 * Writes exactly so many bytes; false as soon as there are more, or when there are fewer. What is left of the source
 * is left alone: destroying a request would take the answer with it.
 */
async function writeExactly(bytes: Readable, path: string, size: number): Promise<boolean> {
  const file = await open(path, "wx", 0o600);
  let left = size;
  try {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0) return false;
      await file.writeFile(chunk);
    }
    await file.sync();
    return left === 0;
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a folder to the disk: a rename is only as durable as the folder that records it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
