import { inflateRawSync } from "node:zlib";

// What a packed file says of its sizes may be a lie, so each part is unpacked once and thrown away, up to a limit.

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const endBytes = 22;
const partBytes = 46;
const commentLimit = 0xffff;
/** A list's workbook has a dozen parts. */
const partLimit = 1_000;
const [stored, deflated] = [0, 8];

/** Whether a ZIP unpacks to at most `limit` bytes in all; false also for what is no ZIP we can read. */
export function unpackedWithin(bytes: Uint8Array, limit: number): boolean {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(zip);
  if (end === undefined) return false;
  const parts = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let left = limit;
  if (parts > partLimit) return false;
  try {
    for (let part = 0; part < parts; part += 1) {
      if (zip.readUInt32LE(at) !== partMark) return false;
      left -= unpackedSize(zip, at, left);
      if (left < 0) return false;
      at += partBytes + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return parts > 0;
  } catch {
    // Beyond its end, broken, or more than is left.
    return false;
  }
}

function unpackedSize(zip: Buffer, at: number, left: number): number {
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const header = zip.readUInt32LE(at + 42);
  const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  if (begin + packed > zip.length) throw new RangeError("a part lies beyond the end");
  if (method === stored) return packed;
  if (method !== deflated) throw new RangeError("packed in a way a workbook is not");
  return inflateRawSync(zip.subarray(begin, begin + packed), { maxOutputLength: Math.max(left, 1) }).length;
}

/** Where the list of parts is told of, from the end backwards. */
function endOf(zip: Buffer): number | undefined {
  const first = Math.max(zip.length - endBytes - commentLimit, 0);
  for (let at = zip.length - endBytes; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === endMark) return at;
  }
  return undefined;
}
