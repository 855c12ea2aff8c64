import { type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

/** A decoded picture: four bytes a pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const upright: ReaderOptions = {
  formats: ["QRCode", "PDF417", "Code128", "ITF"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
};

/** Bars want to lie straight: PDF417 is lost at three degrees already, QR codes do not mind. */
const turned: ReaderOptions = { ...upright, formats: ["PDF417", "Code128", "ITF"], tryInvert: false };
const angles = [4, -4, 8, -8, 12, -12, 16, -16];

/**
 * Looks for QR, PDF417, Code 128 and ITF; after each attempt gives the texts that are new. The first attempt takes
 * the picture as it is, the others turn it by a few degrees more: whoever has what they need stops asking.
 */
export async function* readPixels(pixels: Pixels): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  let grey: Uint8Array | undefined;
  for (const degrees of [0, ...angles]) {
    if (degrees !== 0) grey ??= greyOf(pixels);
    const picture = grey ? turn(grey, pixels, degrees) : pixels;
    const barcodes = await readBarcodes(asImageData(picture), grey ? turned : upright);
    const fresh = barcodes.map(({ text }) => text).filter((text) => text !== "" && !seen.has(text));
    for (const text of fresh) seen.add(text);
    yield [...new Set(fresh)];
  }
}

/** The library looks at these three members alone; the class it names exists in browsers only. */
function asImageData(pixels: Pixels): Parameters<typeof readBarcodes>[0] {
  return pixels as Parameters<typeof readBarcodes>[0];
}

function greyOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let to = 0, at = 0; to < grey.length; to += 1, at += 4) {
    grey[to] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return grey;
}

/** Turned about its middle in a frame of the same size, as grey; what comes from outside is white. */
function turn(grey: Uint8Array, { width, height }: Pixels, degrees: number): Pixels {
  const out = new Uint32Array(width * height).fill(0xffffffff);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y += 1) {
    let fromX = sin * (y - midY) - cos * midX + midX;
    let fromY = cos * (y - midY) + sin * midX + midY;
    for (let to = y * width; to < (y + 1) * width; to += 1, fromX += cos, fromY -= sin) {
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
      const left = fromX | 0;
      const top = fromY | 0;
      const at = top * width + left;
      const above = between(grey[at], grey[at + 1], fromX - left);
      const below = between(grey[at + width], grey[at + width + 1], fromX - left);
      const tone = between(above, below, fromY - top) | 0;
      out[to] = tone * 0x010101 + 0xff000000;
    }
  }
  return { data: new Uint8ClampedArray(out.buffer), width, height };
}

const between = (one = 0, other = 0, share = 0) => one + (other - one) * share;
