// Length of a film that was written as it was filmed (ISO/IEC 14496-12, 8.8 and 8.16): its movie box knows none, its
// fragments do.
import type { ByteSource } from "./byte-source.ts";
import { type Box, boxBelow, type OpenBox, openBoxes } from "./mp4-tracks.ts";

/** Longest list of samples, or of segments, that is read whole. */
const longestBox = 8 * 2 ** 20;
/** Fragments looked at from an end: each track is in one of them. */
const mostAtAnEnd = 64;

/** Facts of a track that its fragments leave to the movie box. */
interface FragmentedTrack {
  scale: number;
  /** Duration of a sample that says none. */
  usual: number;
}

/** Run of samples of one track in a fragment. */
interface Run {
  track: number;
  /** Where it begins; undefined: behind the one before. */
  start: number | undefined;
  length: number;
}

/** Seconds by the index of segments, else by the fragments themselves; 0: nothing says. */
export async function fragmentedSeconds(
  source: ByteSource,
  top: readonly Box[],
  movie: readonly Box[],
): Promise<number> {
  return (await indexedSeconds(source, top)) || (await summedSeconds(source, top, movie));
}

/** Segment Index (`sidx`): durations of its media segments, of the first stream that has one. */
async function indexedSeconds(source: ByteSource, top: readonly Box[]): Promise<number> {
  let seconds = 0;
  let stream: number | undefined;
  for (const box of top.filter(({ type }) => type === "sidx")) {
    const bytes = await contentOf(source, box);
    const wide = bytes[0] === 1;
    const list = wide ? 32 : 24;
    if (bytes.length < list) return 0;
    const [reference, scale] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
    stream ??= reference;
    if (reference !== stream) continue;
    const count = bytes.readUInt16BE(list - 2);
    if (scale === 0 || bytes.length < list + count * 12) return 0;
    for (let at = list; at < list + count * 12; at += 12) {
      // An index of indexes says nothing of its own.
      if ((bytes[at] ?? 0) & 0x80) return 0;
      seconds += bytes.readUInt32BE(at + 4) / scale;
    }
  }
  return seconds;
}

/** Movie fragments (`moof`): from where the first begins to where the last of a track ends. */
async function summedSeconds(
  source: ByteSource,
  top: readonly Box[],
  movie: readonly Box[],
): Promise<number> {
  const tracks = await tracksOf(source, movie);
  const fragments = top.filter(({ type }) => type === "moof");
  const first = await runsOf(source, fragments.slice(0, mostAtAnEnd), tracks);
  const isTimed = first.length > 0 && first.every(({ start }) => start !== undefined);
  // Fragments that say when they begin need no summing up.
  const last = isTimed
    ? await runsOf(source, fragments.slice(-mostAtAnEnd), tracks)
    : [...first, ...(await runsOf(source, fragments.slice(mostAtAnEnd), tracks))];
  const seconds = [...tracks].map(([track, { scale }]) => {
    const [begins] = first.filter((run) => run.track === track);
    let end = begins?.start ?? 0;
    for (const run of last) if (run.track === track) end = (run.start ?? end) + run.length;
    return begins ? (end - (begins.start ?? 0)) / scale : 0;
  });
  return Math.max(0, ...seconds);
}

async function tracksOf(
  source: ByteSource,
  movie: readonly Box[],
): Promise<ReadonlyMap<number, FragmentedTrack>> {
  const tracks = new Map<number, FragmentedTrack>();
  const later = movie.find(({ type }) => type === "mvex");
  const usual = new Map<number, number>();
  for (const { type, content } of later ? openBoxes(await contentOf(source, later)) : [])
    if (type === "trex" && content.length >= 16) usual.set(content.readUInt32BE(4), content.readUInt32BE(12));
  for (const track of movie.filter(({ type }) => type === "trak")) {
    const head = await boxBelow(source, track, "tkhd");
    const media = await boxBelow(source, track, "mdia");
    const header = media && (await boxBelow(source, media, "mdhd"));
    if (!head || !header) continue;
    const [about, times] = [await source.read(head.start, 24), await source.read(header.start, 24)];
    if (about.length < 24 || times.length < 24) continue;
    const id = about.readUInt32BE(about[0] === 1 ? 20 : 12);
    const scale = times.readUInt32BE(times[0] === 1 ? 20 : 12);
    if (scale > 0) tracks.set(id, { scale, usual: usual.get(id) ?? 0 });
  }
  return tracks;
}

async function runsOf(
  source: ByteSource,
  fragments: readonly Box[],
  tracks: ReadonlyMap<number, FragmentedTrack>,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (const fragment of fragments)
    for (const { type, content } of openBoxes(await contentOf(source, fragment))) {
      const run = type === "traf" ? runOf(openBoxes(content), tracks) : undefined;
      if (run) runs.push(run);
    }
  return runs;
}

/** Track Fragment (`traf`): its samples' durations, each its own or the usual one. */
function runOf(boxes: readonly OpenBox[], tracks: ReadonlyMap<number, FragmentedTrack>): Run | undefined {
  const head = boxes.find(({ type }) => type === "tfhd")?.content;
  if (!head || head.length < 8) return undefined;
  const track = head.readUInt32BE(4);
  const facts = tracks.get(track);
  if (!facts) return undefined;
  const flags = head.readUIntBE(1, 3);
  const at = 8 + (flags & 0x01 ? 8 : 0) + (flags & 0x02 ? 4 : 0);
  const usual = flags & 0x08 && head.length >= at + 4 ? head.readUInt32BE(at) : facts.usual;
  const time = boxes.find(({ type }) => type === "tfdt")?.content;
  const samples = boxes.filter(({ type }) => type === "trun");
  return {
    track,
    start: time && startOf(time),
    length: samples.reduce((sum, { content }) => sum + lengthOf(content, usual), 0),
  };
}

function startOf(time: Buffer): number | undefined {
  if (time[0] === 1) return time.length >= 12 ? Number(time.readBigUInt64BE(4)) : undefined;
  return time.length >= 8 ? time.readUInt32BE(4) : undefined;
}

function lengthOf(run: Buffer, usual: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUIntBE(1, 3);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * usual;
  const start = 8 + (flags & 0x01 ? 4 : 0) + (flags & 0x04 ? 4 : 0);
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let length = 0;
  for (let at = start; at + width <= run.length && at < start + count * width; at += width)
    length += run.readUInt32BE(at);
  return length;
}

const contentOf = (source: ByteSource, { start, end }: Box): Promise<Buffer> =>
  source.read(start, Math.min(longestBox, end - start));
