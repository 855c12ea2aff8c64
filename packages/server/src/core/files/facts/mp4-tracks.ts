// Tracks of MP4 and QuickTime: what a film is made of stands in its sample descriptions (ISO/IEC 14496-12, -14, -15).
import type { ByteSource, MediaTrack } from "./byte-source.ts";

export interface Box {
  type: string;
  /** Start of its content. */
  start: number;
  end: number;
}

/** Sample descriptions are some hundred bytes; more is no description. */
const longestDescription = 16 * 1024;
const mostTracks = 100;

/** Bytes of a box, and those of the boxes in it: read whole, since all of it is small. */
export interface OpenBox {
  type: string;
  content: Buffer;
}

/** The tracks of pictures and sound below `moov`; subtitles, time codes and what phones write beside them are none. */
export async function tracksIn(source: ByteSource, movie: readonly Box[]): Promise<MediaTrack[]> {
  const tracks: MediaTrack[] = [];
  for (const track of movie.filter(({ type }) => type === "trak").slice(0, mostTracks)) {
    const media = await boxBelow(source, track, "mdia");
    const handler = media && (await boxBelow(source, media, "hdlr"));
    const information = media && (await boxBelow(source, media, "minf"));
    const samples = information && (await boxBelow(source, information, "stbl"));
    const descriptions = samples && (await boxBelow(source, samples, "stsd"));
    if (!handler || !descriptions) continue;
    const kind = (await source.read(handler.start + 8, 4)).toString("latin1");
    const size = Math.min(longestDescription, descriptions.end - descriptions.start);
    const [entry] = openBoxes((await source.read(descriptions.start, size)).subarray(8));
    if (!entry) continue;
    if (kind === "vide") tracks.push(filmTrack(entry));
    if (kind === "soun") tracks.push(soundTrack(entry));
  }
  return tracks;
}

export async function boxBelow(
  source: ByteSource,
  { start, end }: Box,
  wanted: string,
): Promise<Box | undefined> {
  for (let at = start; at + 8 <= end; ) {
    const head = await source.read(at, 8);
    if (head.length < 8) return undefined;
    const size = head.readUInt32BE(0);
    if (size < 8 || at + size > end) return undefined;
    const type = head.toString("latin1", 4, 8);
    if (type === wanted) return { type, start: at + 8, end: at + size };
    at += size;
  }
  return undefined;
}

/** Boxes one behind the other, as far as they are boxes: QuickTime ends a list with zeros. */
export function openBoxes(bytes: Buffer): OpenBox[] {
  const boxes: OpenBox[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      content: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

const films: Readonly<Record<string, string>> = {
  avc1: "H.264",
  avc3: "H.264",
  vp08: "VP8",
  vp09: "VP9",
  av01: "AV1",
};
const otherFilms: Readonly<Record<string, string>> = {
  ...{ hvc1: "HEVC (H.265)", hev1: "HEVC (H.265)", dvh1: "Dolby Vision (HEVC)", dvhe: "Dolby Vision (HEVC)" },
  ...{ vvc1: "VVC (H.266)", vvi1: "VVC (H.266)", mp4v: "MPEG-4 Visual", s263: "H.263", h263: "H.263" },
  ...{ apcn: "Apple ProRes", apch: "Apple ProRes", apcs: "Apple ProRes", apco: "Apple ProRes" },
  ...{ ap4h: "Apple ProRes", ap4x: "Apple ProRes", AVdn: "DNxHD", AVdh: "DNxHR", icpf: "Photo JPEG" },
  ...{ jpeg: "Motion JPEG", mjpa: "Motion JPEG", mjpb: "Motion JPEG", SVQ3: "Sorenson Video 3" },
  ...{ encv: "DRM" },
};
/** Profiles of H.264 with more than 8 bits or finer colours: players of phones have no chip for them. */
const widerProfiles: Readonly<Record<number, string>> = {
  110: "H.264 High 10",
  122: "H.264 High 4:2:2",
  244: "H.264 High 4:4:4",
};
const filmHead = 78;

function filmTrack({ type, content }: OpenBox): MediaTrack {
  const kind = "film";
  const configuration = openBoxes(content.subarray(filmHead)).find((box) => box.type === "avcC");
  const wider = widerProfiles[configuration?.content[1] ?? 0];
  if (wider) return { kind, codec: wider, plays: false };
  return { kind, codec: films[type] ?? otherFilms[type] ?? type.trim(), plays: type in films };
}

const sounds: Readonly<Record<string, string>> = { mp4a: "AAC", ".mp3": "MP3", Opus: "Opus", fLaC: "FLAC" };
const otherSounds: Readonly<Record<string, string>> = {
  ...{ "ac-3": "AC-3", "ec-3": "E-AC-3", "ac-4": "AC-4", alac: "ALAC", enca: "DRM" },
  ...{ dtsc: "DTS", dtse: "DTS", dtsh: "DTS", dtsl: "DTS", dtsx: "DTS", dtsy: "DTS" },
  ...{ samr: "AMR", sawb: "AMR", sowt: "PCM", twos: "PCM", lpcm: "PCM", in24: "PCM", in32: "PCM" },
  ...{ fl32: "PCM", fl64: "PCM", "raw ": "PCM", ipcm: "PCM", fpcm: "PCM", ulaw: "µ-law", alaw: "A-law" },
  ...{ ima4: "IMA ADPCM", QDM2: "QDesign Music", apac: "APAC", mha1: "MPEG-H", mhm1: "MPEG-H" },
};
/** Kinds of `mp4a` that its stream descriptor names (ISO/IEC 14496-1, table of object types). */
const streams: Readonly<Record<number, string>> = {
  ...{ 64: "AAC", 102: "AAC", 103: "AAC", 104: "AAC", 105: "MP3", 107: "MP3" },
};
const otherStreams: Readonly<Record<number, string>> = {
  ...{ 165: "AC-3", 166: "E-AC-3", 169: "DTS", 170: "DTS", 171: "DTS", 172: "DTS", 225: "QCELP" },
};
/** Bytes of a sound description before its boxes, by its version: QuickTime has two longer ones. */
const soundHeads: Readonly<Record<number, number>> = { 0: 28, 1: 44, 2: 64 };

function soundTrack({ type, content }: OpenBox): MediaTrack {
  const kind = "sound";
  const version = content.length >= 10 ? content.readUInt16BE(8) : 0;
  const below = openBoxes(content.subarray(soundHeads[version] ?? 28));
  const wave = below.find((box) => box.type === "wave");
  const described = [...below, ...(wave ? openBoxes(wave.content) : [])].find((box) => box.type === "esds");
  const stream = type === "mp4a" && described ? streamKind(described.content) : undefined;
  if (stream !== undefined && !(stream in streams))
    return { kind, codec: otherStreams[stream] ?? `MP4 ${stream.toString(16)}`, plays: false };
  const codec = stream === undefined ? sounds[type] : streams[stream];
  return { kind, codec: codec ?? otherSounds[type] ?? type.trim(), plays: type in sounds };
}

/** Object type of an `esds`: in the decoder's descriptor (4), which lies in the stream's (3). */
function streamKind(bytes: Buffer): number | undefined {
  const stream = descriptorAt(bytes, 4);
  if (stream?.tag !== 3) return undefined;
  const flags = bytes[stream.start + 2] ?? 0;
  const address = flags & 0x40 ? 1 + (bytes[stream.start + 3 + (flags & 0x80 ? 2 : 0)] ?? 0) : 0;
  const decoder = descriptorAt(
    bytes,
    stream.start + 3 + (flags & 0x80 ? 2 : 0) + address + (flags & 0x20 ? 2 : 0),
  );
  return decoder?.tag === 4 ? bytes[decoder.start] : undefined;
}

/** A descriptor: its tag, and where its content starts behind a length of up to four bytes. */
function descriptorAt(bytes: Buffer, at: number): { tag: number; start: number } | undefined {
  const tag = bytes[at];
  const lengthBytes = [1, 2, 3, 4].find((count) => ((bytes[at + count] ?? 0) & 0x80) === 0);
  return tag === undefined || lengthBytes === undefined ? undefined : { tag, start: at + 1 + lengthBytes };
}
