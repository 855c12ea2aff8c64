import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, RandomAccessReader, type ZipFile } from "yauzl";
import type { StorePort } from "../../platform/outside/ports.ts";
import { type Fault, fault, isFault } from "./rules/fault.ts";
import { type ListedEntry, limits } from "./rules/zip-list.ts";

const blockBytes = 256 * 1024;

/** The store failed, not the ZIP: worth another try. */
class StoreTrouble extends Error {
  override readonly name = "StoreTrouble";
}
/** Entry whose size is not what the ZIP states. */
export class WrongEntry extends Error {
  override readonly name = "WrongEntry";
}

/** A ZIP that lies in the store, read where it is wanted; what is small and near is asked for once. */
class StoredZip extends RandomAccessReader {
  readonly #store: StorePort;
  readonly #key: string;
  readonly #size: number;
  #block: { start: number; bytes: Buffer } | undefined;

  constructor(store: StorePort, key: string, size: number) {
    super();
    this.#store = store;
    this.#key = key;
    this.#size = size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough();
    if (end <= start) return out.end();
    void this.#bytes(start, end).then(
      (stream) => pipeline(stream, out).catch((error) => out.destroy(trouble(error))),
      (error) => out.destroy(trouble(error)),
    );
    return out;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#copy(buffer.subarray(offset, offset + length), position).then(() => callback(null), callback);
  }

  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }

  async #copy(into: Buffer, position: number): Promise<void> {
    const end = position + into.length;
    if (position < 0 || end > this.#size) throw new Error("the ZIP ends before");
    const held = this.#block;
    if (!held || position < held.start || end > held.start + held.bytes.length) {
      const last = Math.min(this.#size, Math.max(end, position + blockBytes));
      const stream = await this.#bytes(position, last);
      this.#block = { start: position, bytes: Buffer.concat(await stream.toArray()) };
    }
    const block = this.#block;
    if (block) block.bytes.copy(into, 0, position - block.start, end - block.start);
  }

  async #bytes(start: number, end: number): Promise<Readable> {
    const object = await this.#store.read(this.#key, { first: start, last: end - 1 }).catch((error) => {
      throw trouble(error);
    });
    if (!object) throw new StoreTrouble("the ZIP is not in the store");
    return object.stream;
  }
}

const trouble = (error: unknown) => new StoreTrouble("the ZIP could not be read", { cause: error });

/** An entry with what is needed to read it. */
export type ZipEntry = ListedEntry & { entry: Entry };

export interface OpenZip {
  entries: readonly ZipEntry[];
  /** Bytes of an entry; ends with `WrongEntry` when they are not what it states. */
  stream(entry: ZipEntry): Readable;
  close(): void;
}

/** Opens a ZIP and reads its whole list. */
export async function openZip(store: StorePort, key: string, size: number): Promise<OpenZip | Fault> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  let zip: ZipFile;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(new StoredZip(store, key, size), size, options);
  } catch (error) {
    return unreadable(error);
  }
  const entries = await listOf(zip);
  if (isFault(entries)) {
    zip.close();
    return entries;
  }
  return {
    entries,
    stream: ({ entry }) => Readable.from(checked(zip, entry), { objectMode: false }),
    close: () => zip.close(),
  };
}

async function listOf(zip: ZipFile): Promise<ZipEntry[] | Fault> {
  const entries: ZipEntry[] = [];
  // Folders count too, but not as files.
  const most = limits.files * 2;
  if (zip.entryCount > most) return fault("tooMany", { count: limits.files });
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push({
        entry,
        name: nameOf(entry),
        size: entry.uncompressedSize,
        packedSize: entry.compressedSize,
        encrypted: entry.isEncrypted(),
        method: entry.compressionMethod,
        mode: entry.externalFileAttributes >>> 16,
      });
      if (entries.length > most) return fault("tooMany", { count: limits.files });
    }
  } catch (error) {
    return unreadable(error);
  }
  return entries;
}

function unreadable(error: unknown): Fault {
  if (error instanceof StoreTrouble) throw error;
  return fault("unreadable");
}

/** The library ends what is longer or shorter than stated; whether it is the same, the sum tells. */
async function* checked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof StoreTrouble ? error : new WrongEntry(nameOf(entry), { cause: error });
  }
  if (sum !== entry.crc32) throw new WrongEntry(nameOf(entry));
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Many tools write UTF-8 without saying so; what is none is read as the format's old code page. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  }
}
