import sharp from "sharp";
import type { PictureVariant } from "../../outside/public-address.ts";
import { readCamera } from "./camera.ts";

export interface CleanPicture {
  width: number;
  height: number;
  copies: Record<PictureVariant, Buffer>;
  /** What the camera wrote; for audit only. */
  camera: Record<string, unknown>;
}

/** More pixels than any phone's usual photo; a flood of them costs memory, whatever the file's size. */
export const pixelLimit = 50_000_000;

const edges: Readonly<Record<PictureVariant, number>> = { thumb: 256, large: 1600 };

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
    const copy = (edge: number) =>
      sharp(bytes, options)
        .autoOrient()
        .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: 15 })
        .toBuffer({ resolveWithObject: true });
    const large = await copy(edges.large);
    const thumb = await copy(edges.thumb);
    return {
      width: large.info.width,
      height: large.info.height,
      copies: { thumb: thumb.data, large: large.data },
      camera: exif ? readCamera(exif) : {},
    };
  } catch {
    return "damaged";
  }
}
