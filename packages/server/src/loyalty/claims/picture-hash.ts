// Two uploads that show the same photo, however it was saved, cut or turned in between (spec §validation#sale-rules Sale: an invoice
// counts once). A hash of 64 signs of cosine coefficients: near pictures have near hashes.
import sharp from "sharp";

export interface PictureHash {
  /** Kept with the picture. Signed, as a 64-bit column holds it. */
  hash: bigint;
  /**
   * Searched with, `hash` the first: the same picture turned by up to 3° and cut by up to 4 % a side; turned by quarters
   * and mirrored. Only the searching side needs them, so a picture costs one row.
   */
  probes: bigint[];
}

/**
 * Two hashes this near show the same photo. Measured on drawn receipts (see invoice-reading.test.ts): all of 14
 * disguises lie within, 1 to 3 % of flat scans of two invoices of one shop do as well. So it is a reason to look, never to
 * refuse: two different fiscal keys outweigh it.
 */
export const nearDistance = 6;

/** Decoded pixels an upload may have at most; a flood of them costs memory, whatever the file's size. */
const pixelLimit = 50_000_000;
/** The decoded picture's longest side; coarser than print, finer than what is compared. */
const edge = 192;
/** The picture is looked at as this many squares each way. */
const squares = 32;
/** Share of each side that is looked at: what a turn or a cut takes away lies outside. */
const inner = 0.88;
const angles = [0, -1, 1, -2, 2, -3, 3];
const scales = [1, 0.97, 1.03, 1.06, 1.09];
/** Scales of the picture turned by quarters and mirrored, not turned by a few degrees besides. */
const scalesTurned = [1, 1.05];
/** Not the lowest frequencies, which all receipts of a shop share, nor those that blur takes away. */
const frequencies = [2, 3, 5, 6, 8, 10, 11, 13];
/** Grey levels; a picture that varies less shows nothing to compare. */
const leastContrast = 3;

const waves = frequencies.map((frequency) =>
  Float64Array.from({ length: squares }, (_, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * squares)),
  ),
);

/**
 * The hash of a picture and what to search with. The orientation a camera notes is followed first. Undefined when the
 * bytes are no JPEG, PNG or WebP, hold too many pixels, or show nothing but one tone.
 */
export async function hashPicture(bytes: Buffer): Promise<PictureHash | undefined> {
  const picture = await greyPicture(bytes);
  if (!picture) return undefined;
  const [plain, ...tilted] = angles.flatMap((degrees) =>
    scales.map((scale) => look(picture, degrees, scale)),
  );
  if (!plain || contrast(plain) < leastContrast) return undefined;
  const others = [...tilted, ...scalesTurned.flatMap((scale) => orientations(look(picture, 0, scale)))];
  const hash = signs(plain);
  return { hash, probes: [...new Set([hash, ...others.map(signs)])] };
}

/** How many of the 64 signs differ; takes signed and unsigned forms. */
export function distance(one: bigint, other: bigint): number {
  let rest = BigInt.asUintN(64, one ^ other);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

/**
 * Four numbers to keep under an index: the hash in bands of 16 bits, each marked with its place, so that one array
 * column serves and different bands never meet. Four bands, so hashes at a distance up to 3 share at least one, whole
 * (three differences cannot reach into four bands).
 */
export function bands(hash: bigint): number[] {
  return [0, 1, 2, 3].map(
    (place) => place * 2 ** 16 + Number((BigInt.asUintN(64, hash) >> BigInt(place * 16)) & 0xffffn),
  );
}

/**
 * Search bands among the kept bands: each band and its 16 neighbours one bit away, 68 numbers. Hashes at a distance
 * up to 7 are found for certain: seven differences in four bands leave one band with at most one. What is found still
 * has to pass `distance`.
 */
export function nearBands(hash: bigint): number[] {
  return bands(hash).flatMap((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
}

/** A picture's band: which quarter of the hash, and what it holds. */
export interface Band {
  band: number;
  value: number;
}

const split = (band: number): Band => ({ band: Math.floor(band / 2 ** 16), value: band % 2 ** 16 });

/** Bands of a picture under the index. */
export function bandsOf(hash: bigint): Band[] {
  return bands(hash).map(split);
}

/** Bands to search. */
export function bandsToSearch({ probes }: PictureHash): Band[] {
  return [...new Set(probes.flatMap(nearBands))].map(split);
}

interface GreyPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** JPEG, PNG and WebP by their first bytes: what draws itself from a text (SVG) is never opened. */
function isPhoto(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 12);
  return /^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF.{4}WEBP)/s.test(head);
}

async function greyPicture(bytes: Buffer): Promise<GreyPicture | undefined> {
  if (!isPhoto(bytes)) return undefined;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, sequentialRead: true })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .greyscale()
      .resize(edge, edge, { fit: "inside" })
      .blur(0.6)
      .timeout({ seconds: 15 })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return info.width > 1 && info.height > 1 ? { data, width: info.width, height: info.height } : undefined;
  } catch {
    return undefined;
  }
}

/** The inner part of a picture, turned and scaled, as the mean tone of each square. */
function look({ data, width, height }: GreyPicture, degrees: number, scale: number): Float64Array {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [shownWidth, shownHeight] = [width * inner * scale, height * inner * scale];
  const tones = new Float64Array(squares * squares);
  // Three points a square each way: a mean, not a grid that falls between letters.
  const fine = squares * 3;
  for (let row = 0; row < fine; row += 1) {
    const y = ((row + 0.5) / fine - 0.5) * shownHeight;
    for (let column = 0; column < fine; column += 1) {
      const x = ((column + 0.5) / fine - 0.5) * shownWidth;
      const fromX = within(cos * x - sin * y + width / 2 - 0.5, width);
      const fromY = within(sin * x + cos * y + height / 2 - 0.5, height);
      const at = Math.floor(fromY) * width + Math.floor(fromX);
      const [shareX, shareY] = [fromX % 1, fromY % 1];
      const above = mix(data[at], data[at + 1], shareX);
      const below = mix(data[at + width], data[at + width + 1], shareX);
      const square = Math.floor(row / 3) * squares + Math.floor(column / 3);
      tones[square] = (tones[square] ?? 0) + mix(above, below, shareY) / 9;
    }
  }
  return tones;
}

/** The seven other ways a square of tones can lie: turned by quarters, mirrored, both. */
function orientations(tones: Float64Array): Float64Array[] {
  const last = squares - 1;
  const from: ((x: number, y: number) => readonly [x: number, y: number])[] = [
    (x, y) => [y, last - x],
    (x, y) => [last - x, last - y],
    (x, y) => [last - y, x],
    (x, y) => [last - x, y],
    (x, y) => [x, last - y],
    (x, y) => [y, x],
    (x, y) => [last - y, last - x],
  ];
  return from.map((source) =>
    Float64Array.from({ length: squares * squares }, (_, at) => {
      const [x, y] = source(at % squares, Math.floor(at / squares));
      return tones[y * squares + x] ?? 0;
    }),
  );
}

const within = (value: number, size: number) => Math.min(size - 1.001, Math.max(0, value));

const mix = (one = 0, other = 0, share = 0) => one * (1 - share) + other * share;

function contrast(tones: Float64Array): number {
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  return Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length);
}

/** One bit a pair of frequencies: whether its coefficient lies above the middle of all. */
function signs(tones: Float64Array): bigint {
  const rows = waves.map((wave) =>
    Float64Array.from({ length: squares }, (_, y) =>
      wave.reduce((sum, weight, x) => sum + weight * (tones[y * squares + x] ?? 0), 0),
    ),
  );
  const coefficients = waves.flatMap((wave) =>
    rows.map((row) => wave.reduce((sum, weight, y) => sum + weight * (row[y] ?? 0), 0)),
  );
  const sorted = coefficients.toSorted((one, other) => one - other);
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  let hash = 0n;
  for (const coefficient of coefficients) hash = (hash << 1n) | (coefficient > middle ? 1n : 0n);
  return BigInt.asIntN(64, hash);
}
