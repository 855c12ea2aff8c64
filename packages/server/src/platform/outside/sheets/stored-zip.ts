import { crc32 } from "node:zlib";
import type { UnpackedPart } from "./unpacked.ts";

const version = 20;
const utf8Names = 0x0800;
const pieceBytes = 256 * 1024;

/** Parts as a ZIP again, unpacked and with their true sizes, in pieces. */
export function* storedZip(parts: readonly UnpackedPart[]): Generator<Buffer> {
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const facts = factsOf(name, bytes);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), short(version), facts, rest, name]));
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, name]);
    yield head;
    for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
    at += head.length + bytes.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  yield listed;
  yield end;
}

/** Fields a part and the list of parts share. */
function factsOf(name: Buffer, bytes: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
