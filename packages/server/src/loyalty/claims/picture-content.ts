// Content of a picture as far as can be measured: codes, and whether there is anything legible at all.
// §validation#sale-rules Sale: a photo of the invoice; a plain colour, a blur or noise is none.
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { GreyPixels } from "./picture-thread.ts";
import { isBlank, type PictureContent } from "./rules/picture-finding.ts";

/** Decoded pixels an upload may have at most. */
const pixelLimit = 50_000_000;
/** The longest side codes are looked for at; the same as in the browser. */
const readSide = 2400;
/** The side legibility is measured at: fine grain averages out, lines of words remain. */
const measuredSide = 256;
/** Difference of tone between neighbours that makes an edge. */
const edgeStep = 12;
const patienceMs = 20_000;

/**
 * The content of a JPEG, PNG or WebP; undefined for anything else, such as a PDF. Codes of a picture that shows nothing
 * are not looked for.
 */
export async function contentOf(bytes: Buffer): Promise<PictureContent | undefined> {
  if (!/^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF.{4}WEBP)/s.test(bytes.toString("latin1", 0, 12)))
    return undefined;
  const small = await greyOf(bytes, measuredSide);
  if (!small) return undefined;
  const measured = measure(small);
  if (isBlank(measured)) return { texts: [], ...measured };
  const large = await greyOf(bytes, readSide);
  return { texts: large ? await textsOn(large) : [], ...measured };
}

async function greyOf(bytes: Buffer, side: number): Promise<GreyPixels | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, sequentialRead: true })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .greyscale()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 15 })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { grey: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Contrast and edges of a small grey picture. */
function measure({ grey, width, height }: GreyPixels): Pick<PictureContent, "contrast" | "edges"> {
  const mean = grey.reduce((sum, tone) => sum + tone, 0) / Math.max(1, grey.length);
  const contrast = Math.sqrt(
    grey.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / Math.max(1, grey.length),
  );
  let edges = 0;
  for (let y = 1; y < height; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width; at += 1) {
      const across = Math.abs((grey[at] ?? 0) - (grey[at - 1] ?? 0));
      const down = Math.abs((grey[at] ?? 0) - (grey[at - width] ?? 0));
      if (Math.max(across, down) >= edgeStep) edges += 1;
    }
  }
  return { contrast, edges: (edges * 100) / Math.max(1, (width - 1) * (height - 1)) };
}

let thread: Worker | undefined;
let reading: Promise<unknown> = Promise.resolve();

/** Texts of the codes, by a thread that is kept for the next picture, one at a time. */
function textsOn(pixels: GreyPixels): Promise<string[]> {
  const read = reading.then(() => inThread(pixels));
  reading = read;
  return read;
}

/** None where the thread fails or takes too long. */
function inThread(pixels: GreyPixels): Promise<string[]> {
  thread ??= startThread();
  const worker = thread;
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    const end = (texts: string[]) => {
      clearTimeout(timer);
      worker.off("message", end).off("exit", onExit);
      resolve(texts);
    };
    const onExit = () => end([]);
    worker.on("message", end).on("exit", onExit);
    worker.postMessage(pixels, [pixels.grey.buffer as ArrayBuffer]);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL("picture-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const forget = () => {
    if (thread === worker) thread = undefined;
  };
  // Too much memory or a fault of the reader: the next picture gets another thread.
  worker.on("error", forget).on("exit", forget);
  worker.unref();
  return worker;
}
