import { inflateRawSync } from "node:zlib";

// Sizes a packed file states may be a lie, and it may say one thing in its list of parts and another in the parts
// themselves. So each part of the list is unpacked up to a limit, and nobody reads the file itself any more.

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const endBytes = 22;
const partBytes = 46;
const commentLimit = 0xffff;
/** A list's workbook has a dozen parts. */
const partLimit = 1_000;
const [stored, deflated] = [0, 8];

export interface UnpackedPart {
  name: Buffer;
  bytes: Buffer;
}

/** The parts of a ZIP; undefined when they are more than `limit` bytes in all, or it is no ZIP we can read. */
export function unpacked(bytes: Uint8Array, limit: number): UnpackedPart[] | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(zip);
  if (end === undefined) return undefined;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let left = limit;
  if (count === 0 || count > partLimit) return undefined;
  const parts: UnpackedPart[] = [];
  try {
    for (; parts.length < count; ) {
      if (zip.readUInt32LE(at) !== partMark) return undefined;
      const nameBytes = zip.readUInt16LE(at + 28);
      const part = {
        name: zip.subarray(at + partBytes, at + partBytes + nameBytes),
        bytes: content(zip, at, left),
      };
      left -= part.bytes.length;
      if (left < 0) return undefined;
      parts.push(part);
      at += partBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return parts;
  } catch {
    // Beyond its end, broken, or more than is left.
    return undefined;
  }
}

function content(zip: Buffer, at: number, left: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const header = zip.readUInt32LE(at + 42);
  const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  if (begin + packed > zip.length) throw new RangeError("a part lies beyond the end");
  if (method === stored) return zip.subarray(begin, begin + packed);
  if (method !== deflated) throw new RangeError("packed in a way a workbook is not");
  return inflateRawSync(zip.subarray(begin, begin + packed), { maxOutputLength: Math.max(left, 1) });
}

/** Where the list of parts is told of, from the end backwards. */
function endOf(zip: Buffer): number | undefined {
  const first = Math.max(zip.length - endBytes - commentLimit, 0);
  for (let at = zip.length - endBytes; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === endMark) return at;
  }
  return undefined;
}
