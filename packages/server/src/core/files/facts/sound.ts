// Sound that is not in a film's container: WAV, Ogg and MP3.
import { type ByteSource, emptyMedia, type MediaReading, type MediaTrack, mediaOf } from "./byte-source.ts";

const sound = (codec: string, plays = true): readonly MediaTrack[] => [{ kind: "sound", codec, plays }];

/** Encodings of WAV by number: samples as they are, by whole numbers or with a point, and two of telephones. */
const waves: Readonly<Record<number, string>> = { 1: "PCM", 3: "PCM", 6: "A-law", 7: "µ-law" };
const namedWaves: Readonly<Record<number, string>> = {
  ...{ 2: "ADPCM", 17: "IMA ADPCM", 49: "GSM 6.10" },
  ...{ 85: "MP3 (WAV)", 255: "AAC (WAV)", 8192: "AC-3", 8193: "DTS" },
};
/** Number of an encoding that stands further behind, as more than two channels are written. */
const extensible = 0xfffe;

/** RIFF: the length stands at the beginning, and a cut file is shorter. */
export async function readWav(source: ByteSource): Promise<MediaReading> {
  const head = await source.read(0, 12);
  if (
    head.length < 12 ||
    head.toString("latin1", 0, 4) !== "RIFF" ||
    head.toString("latin1", 8, 12) !== "WAVE"
  ) {
    return undefined;
  }
  let perSecond = 0;
  let format = 0;
  for (let at = 12, chunks = 0; at + 8 <= source.size && chunks < 1_000; chunks += 1) {
    const chunk = await source.read(at, 34);
    const [id, size] = [chunk.toString("latin1", 0, 4), chunk.readUInt32LE(4)];
    if (id === "fmt " && chunk.length >= 20) {
      format = chunk.readUInt16LE(8);
      if (format === extensible && size >= 26 && chunk.length >= 34) format = chunk.readUInt16LE(32);
      perSecond = chunk.readUInt32LE(16);
    }
    if (id === "data") {
      if (size === 0) return emptyMedia;
      if (at + 8 + size > source.size || perSecond === 0) return undefined;
      const codec = waves[format] ?? namedWaves[format] ?? `WAV ${format}`;
      return mediaOf(size / perSecond, sound(codec, format in waves));
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

const pageHead = 27;
const tailBytes = 128 * 1024;

/** Ogg: the last page is marked as such and says how many samples there were. */
export async function readOgg(source: ByteSource): Promise<MediaReading> {
  const start = await source.read(0, 4_096);
  const coded = codedAs(start);
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes);
  const last = tail.lastIndexOf("OggS", undefined, "latin1");
  if (coded === undefined || last < 0 || last + pageHead > tail.length) return undefined;
  const segments = tail[last + 26] ?? 0;
  const table = tail.subarray(last + pageHead, last + pageHead + segments);
  const end = last + pageHead + segments + table.reduce((sum, size) => sum + size, 0);
  const isLast = ((tail[last + 5] ?? 0) & 4) !== 0;
  if (!isLast || table.length < segments || end > tail.length) return undefined;
  const seconds = Number(tail.readBigUInt64LE(last + 6)) / coded.rate;
  return seconds === 0 ? emptyMedia : mediaOf(seconds, sound(coded.codec, coded.plays));
}

/** Encoding of a file in Ogg and how many samples it counts a second. */
function codedAs(start: Buffer): { codec: string; plays: boolean; rate: number } | undefined {
  // An Opus file counts 48,000 a second, whatever it says of its source.
  if (start.includes("OpusHead", 0, "latin1")) return { codec: "Opus", plays: true, rate: 48_000 };
  const vorbis = start.indexOf("\u0001vorbis", 0, "latin1");
  if (vorbis >= 0 && vorbis + 16 <= start.length) {
    const rate = start.readUInt32LE(vorbis + 12);
    return rate > 0 ? { codec: "Vorbis", plays: true, rate } : undefined;
  }
  const speex = start.indexOf("Speex   ", 0, "latin1");
  if (speex < 0 || speex + 40 > start.length) return undefined;
  return { codec: "Speex", plays: false, rate: start.readUInt32LE(speex + 36) || 8_000 };
}

const bitRates: Readonly<Record<"v1" | "v2", readonly number[]>> = {
  v1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  v2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

interface Frame {
  bytes: number;
  seconds: number;
}

/** A frame of MPEG audio, layer III. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const [rateIndex, bitIndex] = [(head >>> 10) & 3, (head >>> 12) & 15];
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return undefined;
  const kilobits = bitRates[version === 3 ? "v1" : "v2"][bitIndex];
  const full = rates[rateIndex];
  if (!kilobits || !full) return undefined;
  const rate = version === 3 ? full : version === 2 ? full / 2 : full / 4;
  const samples = version === 3 ? 1_152 : 576;
  return {
    bytes: Math.floor((samples * kilobits * 125) / rate) + ((head >>> 9) & 1),
    seconds: samples / rate,
  };
}

const window = 1024 * 1024;

/** MP3: counted frame by frame. A file that says how long it is and ends before is cut. */
export async function readMp3(source: ByteSource): Promise<MediaReading> {
  const tag = await source.read(0, 10);
  const tagged = tag.toString("latin1", 0, 3) === "ID3" && tag.length === 10;
  let at = tagged ? 10 + [6, 7, 8, 9].reduce((size, place) => size * 128 + ((tag[place] ?? 0) & 127), 0) : 0;
  const first = await source.read(at, 4_096);
  const sync = [...first.keys()].find((place) => frameAt(first, place) !== undefined);
  if (sync === undefined) return undefined;
  at += sync;
  const bytes = saidBytes(first.subarray(sync, sync + 200));
  if (bytes !== undefined && at + bytes > source.size + 1_024) return undefined;
  let seconds = 0;
  let lost = 0;
  for (let held = await source.read(at, window), from = at; at < source.size; ) {
    if (at + 4 > from + held.length) {
      held = await source.read(at, window);
      from = at;
    }
    const frame = frameAt(held, at - from);
    if (!frame) {
      // A tag at the end, or a few stray bytes; more of them is no sound.
      if (held.toString("latin1", at - from, at - from + 3) === "TAG" || source.size - at < 4) break;
      at += 1;
      lost += 1;
      if (lost > 256 * 1024) return undefined;
      continue;
    }
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return mediaOf(seconds, sound("MP3"));
}

/** The length an encoder wrote into the first frame. */
function saidBytes(frame: Buffer): number | undefined {
  const mark = Math.max(frame.indexOf("Xing", 0, "latin1"), frame.indexOf("Info", 0, "latin1"));
  if (mark < 0 || mark + 16 > frame.length) return undefined;
  const flags = frame.readUInt32BE(mark + 4);
  if ((flags & 2) === 0) return undefined;
  return frame.readUInt32BE(mark + ((flags & 1) === 0 ? 8 : 12));
}
