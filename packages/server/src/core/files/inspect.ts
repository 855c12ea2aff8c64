import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { TextDetector } from "./rules/detect-text.ts";

/** Type and size as the bytes say. */
export interface Inspection {
  /** Undefined: nothing we know by its bytes. */
  type: string | undefined;
  size: number;
  sha256: Buffer;
  /** The first bytes. */
  head: Buffer;
}

const headBytes = 64 * 1024;

/** Reads a file once, keeping only its beginning: its size, its digest, and what it is. */
export async function inspect(bytes: Readable): Promise<Inspection> {
  const hash = createHash("sha256");
  const text = new TextDetector();
  const head: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    text.see(chunk);
    if (size < headBytes) head.push(chunk);
    size += chunk.length;
  }
  const start = Buffer.concat(head).subarray(0, headBytes);
  const known = await fileTypeFromBuffer(start);
  const type = known?.mime ?? (text.isTable() ? "text/csv" : undefined);
  return { type, size, sha256: hash.digest(), head: start };
}
