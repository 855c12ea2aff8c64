// ISO/IEC 14496-12: a file is boxes, each with its length before it. A film cut in half has a box that ends behind the file,
// or lacks the one that says how to play it.
import { type ByteSource, emptyMedia, type MediaReading, mediaOf } from "./byte-source.ts";
import { fragmentedSeconds } from "./fragments.ts";
import { type Box, tracksIn } from "./mp4-tracks.ts";

const mostBoxes = 100_000;

/** Length and tracks of a film or sound in MP4 or QuickTime; undefined when it is not whole. */
export async function readMp4(source: ByteSource): Promise<MediaReading> {
  const boxes = await boxesIn(source, 0, source.size);
  const movie = boxes?.find(({ type }) => type === "moov");
  if (!boxes || !movie) return undefined;
  const inside = await boxesIn(source, movie.start, movie.end);
  const header = inside?.find(({ type }) => type === "mvhd");
  const known = header && (await headerSeconds(source, header));
  if (!inside || !header || known === undefined) return undefined;
  const tracks = await tracksIn(source, inside);
  const later = inside.find(({ type }) => type === "mvex");
  if (tracks.length === 0 || (known === 0 && !later)) return emptyMedia;
  if (!boxes.some(({ type }) => type === "mdat")) return undefined;
  if (known > 0) return mediaOf(known, tracks);
  // Written as it was filmed, in fragments: another box may say the whole, or they themselves.
  const whole = later && (await boxesIn(source, later.start, later.end))?.find(({ type }) => type === "mehd");
  const declared = whole ? await wholeSeconds(source, header, whole) : 0;
  const seconds = declared > 0 ? declared : await fragmentedSeconds(source, boxes, inside);
  return seconds > 0 ? mediaOf(seconds, tracks) : { seconds: null, tracks };
}

/** Boxes between two places; undefined when one does not end there. */
async function boxesIn(source: ByteSource, start: number, end: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const head = await source.read(at, 16);
    if (head.length < 8 || boxes.length >= mostBoxes) return undefined;
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return undefined;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headSize = short === 1 ? 16 : 8;
    if (size < headSize || at + size > end) return undefined;
    boxes.push({ type: head.toString("latin1", 4, 8), start: at + headSize, end: at + size });
    at += size;
  }
  return boxes;
}

/** Undefined: damaged. */
async function headerSeconds(source: ByteSource, { start, end }: Box): Promise<number | undefined> {
  const bytes = await source.read(start, Math.min(32, end - start));
  const wide = bytes[0] === 1;
  if (bytes.length < (wide ? 32 : 20)) return undefined;
  const scale = bytes.readUInt32BE(wide ? 20 : 12);
  const duration = wide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return scale > 0 && duration !== 0xff_ff_ff_ff ? duration / scale : 0;
}

async function wholeSeconds(source: ByteSource, header: Box, whole: Box): Promise<number> {
  const [head, bytes] = [await source.read(header.start, 24), await source.read(whole.start, 12)];
  if (head.length < 24 || bytes.length < 8) return 0;
  const scale = head.readUInt32BE(head[0] === 1 ? 20 : 12);
  const duration =
    bytes[0] === 1 && bytes.length === 12 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
  return scale > 0 ? duration / scale : 0;
}
