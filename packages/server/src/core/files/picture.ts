import sharp from "sharp";
import type { PictureVariant } from "../public-address.ts";
import { readCamera } from "./camera.ts";

export interface CleanPicture {
  width: number;
  height: number;
  copies: Record<PictureVariant, Buffer>;
  /** EXIF data; for audit only. */
  camera: Record<string, unknown>;
}

/** More pixels than any phone's usual photo; a flood of them costs memory, whatever the file's size. */
export const pixelLimit = 50_000_000;

const edges: Readonly<Record<PictureVariant, number>> = { thumb: 256, large: 1600 };

const shape = { fit: "inside", withoutEnlargement: true } as const;

// One picture at a time, by one thread: requests keep the other cores.
sharp.concurrency(1);
sharp.cache(false);
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const longestQueue = 20;

/**
 * Draws a picture anew: upright, at most 1600 pixels, as WebP, without anything the camera or a program wrote into
 * it. "damaged" when it cannot be decoded, "too_many_pixels" before it is, "busy" when too many wait.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture | Unclean | "busy"> {
  if (waiting >= longestQueue) return "busy";
  waiting += 1;
  const turn = queue.then(() => draw(bytes));
  queue = turn;
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

type Unclean = "damaged" | "too_many_pixels";

async function draw(bytes: Buffer): Promise<CleanPicture | Unclean> {
  try {
    const options = { limitInputPixels: pixelLimit, failOn: "error", sequentialRead: true } as const;
    // The size is read from the head; nothing is decoded for it.
    const { width, height, exif } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > pixelLimit) return "too_many_pixels";
    // Decoded once: whatever is not a pixel ends here.
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(edges.large, edges.large, shape)
      .toColourspace("srgb")
      .timeout({ seconds: 15 })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const { width: shown, height: high, channels } = info;
    const copy = (edge: number) =>
      sharp(data, { raw: { width: shown, height: high, channels } })
        .resize(edge, edge, shape)
        .webp({ quality: 82 })
        .timeout({ seconds: 15 })
        .toBuffer();
    return {
      width: shown,
      height: high,
      copies: { thumb: await copy(edges.thumb), large: await copy(edges.large) },
      camera: exif ? readCamera(exif) : {},
    };
  } catch {
    return "damaged";
  }
}
