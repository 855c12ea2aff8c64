// Decoding, reading and shrinking pictures away from the page, so that typing stays smooth. Its answer carries a
// policy of its own (server, http/web-app.ts): only this script and its sister for PDFs may compile WebAssembly.
import { nativeCodes } from "./native-codes.ts";
import "./own-zxing.ts";
import { pdfPictures } from "./pdf-pictures.ts";
import type { PictureJob, PictureNews } from "./picture-messages.ts";
import { type Pixels, readPixels } from "./read-pixels.ts";

/** Enough for a stamp on a photographed page; more costs seconds on a phone. */
const READING_EDGE = 2400;

const tell = (news: PictureNews) => self.postMessage(news);

self.addEventListener("message", ({ data }: MessageEvent<PictureJob>) => {
  const job = data.kind === "shrink" ? shrink(data) : read(data.file);
  job.catch(() => tell({ kind: "failed" })).then(() => tell({ kind: "done" }));
});

async function read(file: Blob): Promise<void> {
  for (const picture of await picturesOf(file)) {
    const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
    const native = await nativeCodes(bitmap);
    if (native.length > 0) tell({ kind: "codes", texts: native });
    for await (const texts of readPixels(pixelsOf(bitmap))) {
      if (texts.length > 0) tell({ kind: "codes", texts });
    }
    bitmap.close();
  }
}

async function picturesOf(file: Blob): Promise<Blob[]> {
  const head = await file.slice(0, 5).text();
  if (head !== "%PDF-") return [file];
  const bytes = new Uint8Array(await file.arrayBuffer());
  return pdfPictures(bytes).map((inside) => new Blob([inside.slice()], { type: "image/jpeg" }));
}

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { canvas, context } = drawn(bitmap, READING_EDGE);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function shrink({ file, edge, quality }: Extract<PictureJob, { kind: "shrink" }>): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { canvas } = drawn(bitmap, edge);
  bitmap.close();
  tell({ kind: "shrunk", picture: await canvas.convertToBlob({ type: "image/jpeg", quality }) });
}

/** On white: JPEG knows no transparency, and codes are dark on light. */
function drawn(bitmap: ImageBitmap, edge: number) {
  const share = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * share)),
    Math.max(1, Math.round(bitmap.height * share)),
  );
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}
