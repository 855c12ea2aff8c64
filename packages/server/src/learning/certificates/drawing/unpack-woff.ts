import { inflateSync } from "node:zlib";

/**
 * A WOFF font as the plain font it packs (W3C WOFF 1.0): the drawing library would inflate a table anew for every letter
 * it looks up.
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    const [offset, packed, size] = [4, 8, 12].map((from) => woff.readUInt32BE(entry + from));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: woff.readUInt32BE(entry + 16),
      bytes: packed === size ? bytes : inflateSync(bytes),
    };
  });
  const padded = (size: number) => (size + 3) & ~3;
  const head = 12 + count * 16;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = head;
  for (const [at, { tag, sum, bytes }] of tables.entries()) {
    const entry = 12 + at * 16;
    tag.copy(font, entry);
    font.writeUInt32BE(sum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
