// Matroska (RFC 9559): elements, each with its length before it; one segment holds everything.
import { type ByteSource, emptyMedia, type MediaReading, type MediaTrack, mediaOf } from "./byte-source.ts";

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
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
};
const mostElements = 100_000;

/** Length and tracks of a film or sound in WebM; undefined when it is not whole. */
export async function readWebm(source: ByteSource): Promise<MediaReading> {
  const head = await elementAt(source, 0);
  if (head?.id !== ids.head || head.end === undefined) return undefined;
  const segment = await elementAt(source, head.end);
  if (segment?.id !== ids.segment) return undefined;
  const end = segment.end ?? source.size;
  if (end > source.size) return undefined;
  let seconds: number | undefined;
  let tracks: readonly MediaTrack[] = [];
  let clusters = 0;
  let at = segment.start;
  for (let count = 0; at < end; count += 1) {
    const element = await elementAt(source, at);
    if (!element || count > mostElements) return undefined;
    if (element.id === ids.cluster) clusters += 1;
    if (element.id === ids.info && element.end !== undefined) seconds = await infoSeconds(source, element);
    if (element.id === ids.tracks && element.end !== undefined) tracks = await tracksOf(source, element);
    // A cluster of unknown length runs to the next one; what is before it has been read.
    if (element.end === undefined) break;
    at = element.end;
  }
  if (at > source.size) return undefined;
  if (clusters === 0 || tracks.length === 0) return emptyMedia;
  return seconds === undefined ? { seconds: null, tracks } : mediaOf(seconds, tracks);
}

/** Encodings of WebM, all of which browsers play, by their ids in Matroska. */
const playable: Readonly<Record<string, string>> = {
  V_VP8: "VP8",
  V_VP9: "VP9",
  V_AV1: "AV1",
  A_VORBIS: "Vorbis",
  A_OPUS: "Opus",
};
const kinds = new Map<number | undefined, MediaTrack["kind"]>([
  [1, "film"],
  [2, "sound"],
]);

async function tracksOf(source: ByteSource, all: Element): Promise<MediaTrack[]> {
  const tracks: MediaTrack[] = [];
  for (const entry of await elementsIn(source, all)) {
    if (entry.id !== ids.track) continue;
    const parts = await elementsIn(source, entry);
    const bytesOf = async (id: number) => {
      const part = parts.find((each) => each.id === id);
      return part?.end === undefined
        ? undefined
        : source.read(part.start, Math.min(64, part.end - part.start));
    };
    const kind = kinds.get((await bytesOf(ids.trackType))?.at(-1));
    const codec = ((await bytesOf(ids.codec)) ?? Buffer.alloc(0)).toString("latin1").replace(/\0+$/, "");
    if (kind) tracks.push({ kind, codec: playable[codec] ?? codec, plays: codec in playable });
  }
  return tracks;
}

/** Elements directly below another one; as far as they can be read. */
async function elementsIn(source: ByteSource, parent: Element): Promise<Element[]> {
  const elements: Element[] = [];
  const end = parent.end ?? parent.start;
  for (let at = parent.start; at < end && elements.length < mostElements; ) {
    const element = await elementAt(source, at);
    if (element?.end === undefined || element.end > end) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

async function infoSeconds(source: ByteSource, info: Element): Promise<number | undefined> {
  let scale = 1_000_000;
  let duration: number | undefined;
  for (const element of await elementsIn(source, info)) {
    const length = (element.end ?? element.start) - element.start;
    const bytes = await source.read(element.start, Math.min(8, length));
    if (element.id === ids.scale && bytes.length > 0) scale = bytes.readUIntBE(0, Math.min(6, bytes.length));
    if (element.id === ids.duration && bytes.length === 4) duration = bytes.readFloatBE(0);
    if (element.id === ids.duration && bytes.length === 8) duration = bytes.readDoubleBE(0);
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
