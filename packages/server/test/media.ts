// Films and sounds written byte by byte: their containers are whole, what they would show is not there.

export const box = (type: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, bytes]);
};

/** A sample description of pictures; of H.264 its profile. */
const film = (type: string, profile?: number) =>
  box(
    type,
    Buffer.alloc(78),
    ...(profile === undefined ? [] : [box("avcC", Buffer.from([1, profile, 0, 31]))]),
  );

/** A stream descriptor that says what `mp4a` is. */
const esds = (kind: number) =>
  box("esds", Buffer.from([0, 0, 0, 0, 3, 0x80, 0x80, 0x80, 10, 0, 1, 0, 4, 5, kind, 0x15, 0, 0, 0]));

/** A sample description of sound, as version 1 of QuickTime writes it, or as everybody else. */
const sound = (type: string, stream?: number, quickTime = false) => {
  const head = Buffer.alloc(quickTime ? 44 : 28);
  head.writeUInt16BE(quickTime ? 1 : 0, 8);
  const described = stream === undefined ? [] : [esds(stream)];
  return box(type, head, ...(quickTime && stream !== undefined ? [box("wave", ...described)] : described));
};

/** Four-byte numbers one behind the other. */
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

const track = (kind: string, description: Buffer) => {
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, "latin1");
  const descriptions = box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), description);
  const head = box("tkhd", numbers(0, 0, 0, kind === "vide" ? 1 : 2, 0, 0));
  const times = box("mdhd", numbers(0, 0, 0, 1_000, 0, 0));
  return box("trak", head, box("mdia", times, box("hdlr", handler), box("minf", box("stbl", descriptions))));
};

/** Tracks by what is said of them in a name: `avc1:110` is H.264 of that profile, `mp4a:a9` a stream of that kind. */
export const filmTrack = (name: string): Buffer => {
  const [type = "", profile] = name.split(":");
  return track("vide", film(type, profile === undefined ? undefined : Number(profile)));
};
export const soundTrack = (name: string, quickTime = false): Buffer => {
  const [type = "", stream] = name.split(":");
  return track(
    "soun",
    sound(type, stream === undefined ? undefined : Number.parseInt(stream, 16), quickTime),
  );
};
/** A track that is neither, such as the time code of a camera. */
export const otherTrack = (): Buffer => track("tmcd", box("tmcd", Buffer.alloc(26)));

interface Written {
  brand?: string;
  milliseconds?: number;
  /** Written in fragments, without the box that says how long the whole is. */
  fragmented?: boolean;
  /** Fragments and their index, behind all the rest. */
  fragments?: readonly Buffer[];
}

/** A fragment of the first track, in thousandths of a second: samples of their own or of the usual length. */
export const fragment = (
  { start, samples }: { start?: number; samples: readonly number[] | number },
  track = 1,
): Buffer =>
  box(
    "moof",
    box("mfhd", numbers(0, 1)),
    box(
      "traf",
      box("tfhd", numbers(0x08, track, 40)),
      ...(start === undefined ? [] : [box("tfdt", numbers(0, start))]),
      typeof samples === "number"
        ? box("trun", numbers(0, samples))
        : box("trun", numbers(0x300, samples.length, ...samples.flatMap((length) => [length, 9]))),
    ),
  );
/** An index of segments of so many thousandths; of indexes, where the first bit is set. */
export const segmentIndex = (durations: readonly number[], stream = 1, first = 0): Buffer =>
  box(
    "sidx",
    numbers(0, stream, 1_000, 0, 0, durations.length),
    ...durations.map((length) => numbers(first, length, 0)),
  );

export function mp4(
  tracks: readonly Buffer[],
  { brand = "isom", milliseconds = 12_500, fragmented, fragments = [] }: Written = {},
) {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(milliseconds, 16);
  const later = fragmented ? [box("mvex", box("trex", Buffer.alloc(24)))] : [];
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}0000`)),
    box("mdat", Buffer.alloc(5_000)),
    box("moov", box("mvhd", header), ...tracks, ...later),
    ...fragments,
  ]);
}

export function wav(format = 1, bytes = 16_000): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt32LE(8_000, 28);
  head.write("data", 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

export function ogg(firstPacket = Buffer.from("OpusHead"), samples = 96_000): Buffer {
  const page = (flags: number, count: number, content: Buffer) => {
    const head = Buffer.alloc(28);
    head.write("OggS");
    head[5] = flags;
    head.writeBigUInt64LE(BigInt(count), 6);
    head[26] = 1;
    head[27] = content.length;
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([page(2, 0, firstPacket), page(4, samples, Buffer.alloc(200))]);
}

/** An element of Matroska, its length in eight bytes. */
const element = (id: number, content: Buffer): Buffer => {
  const name = Buffer.from(id.toString(16).padStart(2, "0"), "hex");
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 1;
  return Buffer.concat([name, length, content]);
};

/** A WebM of one track, whose encoding goes by its id in Matroska. */
export function webm(codec: string, { seconds, kind = 1 }: { seconds?: number; kind?: number } = {}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1_000);
  const info = element(0x1549a966, seconds === undefined ? Buffer.alloc(0) : element(0x4489, duration));
  const entry = Buffer.concat([element(0x83, Buffer.from([kind])), element(0x86, Buffer.from(codec))]);
  const tracks = element(0x1654ae6b, element(0xae, entry));
  const segment = Buffer.concat([info, tracks, element(0x1f43b675, Buffer.alloc(500))]);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from("webm"))),
    element(0x18538067, segment),
  ]);
}
