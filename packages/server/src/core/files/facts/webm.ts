// Matroska (RFC 9559): elements, each with its length before it; one segment holds everything.
import { type ByteSource, lengthOf, type MediaLength } from "./byte-source.ts";

interface Element {
  id: number;
  start: number;
  /** Undefined: until the end, as what is written while it is filmed says. */
  end: number | undefined;
}

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
};
const mostElements = 100_000;

/** Length of a film or sound in WebM; undefined when it is not whole or does not say it. */
export async function webmLength(source: ByteSource): Promise<MediaLength> {
  const head = await elementAt(source, 0);
  if (head?.id !== ids.head || head.end === undefined) return undefined;
  const segment = await elementAt(source, head.end);
  if (segment?.id !== ids.segment) return undefined;
  const end = segment.end ?? source.size;
  if (end > source.size) return undefined;
  let seconds: number | undefined;
  let clusters = 0;
  let at = segment.start;
  for (let count = 0; at < end; count += 1) {
    const element = await elementAt(source, at);
    if (!element || count > mostElements) return undefined;
    if (element.id === ids.cluster) clusters += 1;
    if (element.id === ids.info && element.end !== undefined) seconds = await infoSeconds(source, element);
    // A cluster of unknown length runs to the next one; what is before it has been read.
    if (element.end === undefined) break;
    at = element.end;
  }
  return at <= source.size && clusters > 0 && seconds !== undefined ? lengthOf(seconds) : undefined;
}

async function infoSeconds(source: ByteSource, info: Element): Promise<number | undefined> {
  let scale = 1_000_000;
  let duration: number | undefined;
  const end = info.end ?? info.start;
  for (let at = info.start; at < end; ) {
    const element = await elementAt(source, at);
    if (element?.end === undefined || element.end > end) return undefined;
    const bytes = await source.read(element.start, Math.min(8, element.end - element.start));
    if (element.id === ids.scale && bytes.length > 0) scale = bytes.readUIntBE(0, Math.min(6, bytes.length));
    if (element.id === ids.duration && bytes.length === 4) duration = bytes.readFloatBE(0);
    if (element.id === ids.duration && bytes.length === 8) duration = bytes.readDoubleBE(0);
    at = element.end;
  }
  return duration === undefined ? undefined : (duration * scale) / 1_000_000_000;
}

async function elementAt(source: ByteSource, at: number): Promise<Element | undefined> {
  const bytes = await source.read(at, 12);
  const id = numberAt(bytes, 0, 4, true);
  const size = id && numberAt(bytes, id.length, 8, false);
  if (!id || !size) return undefined;
  const start = at + id.length + size.length;
  return { id: id.value, start, end: size.unknown ? undefined : start + size.value };
}

/** A number whose first byte says how long it is; of an id that mark belongs to it. */
function numberAt(bytes: Buffer, at: number, longest: number, keepMark: boolean) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  const mark = 1 << (8 - length);
  let value = keepMark ? first : first - mark;
  let ones = first - mark === mark - 1;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    ones &&= byte === 0xff;
  }
  return { value, length, unknown: ones };
}
