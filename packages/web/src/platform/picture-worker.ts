// Decoding, reading and shrinking pictures away from the page, so that typing stays smooth. Its answer carries a
// policy of its own (server, http/web-app.ts): this is the only script that may compile WebAssembly.
import { prepareZXingModule } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import { pdfPictures } from "./pdf-pictures.ts";
import type { PictureJob, PictureNews } from "./picture-jobs.ts";
import { type Pixels, readPixels } from "./read-pixels.ts";

// From our own server; the library would ask a public one.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith(".wasm") ? wasm : folder + path),
  },
});

/** Enough for a stamp on a photographed page; more costs seconds on a phone. */
const READING_EDGE = 2400;
const NATIVE = ["qr_code", "pdf417", "code_128", "itf"];

type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const tell = (news: PictureNews) => self.postMessage(news);

self.addEventListener("message", ({ data }: MessageEvent<PictureJob>) => {
  const job = data.kind === "read" ? read(data.file) : shrink(data);
  job.catch(() => tell({ kind: "failed" })).then(() => tell({ kind: "done" }));
});

async function read(file: Blob): Promise<void> {
  for (const picture of await picturesOf(file)) {
    const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
    const native = await detect(bitmap);
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

/** The device's own reader, where there is one: fast, and good with crooked pictures. */
async function detect(bitmap: ImageBitmap): Promise<string[]> {
  const Found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Found) return [];
  try {
    const supported = await Found.getSupportedFormats();
    const formats = NATIVE.filter((format) => supported.includes(format));
    if (formats.length === 0) return [];
    return (await new Found({ formats }).detect(bitmap)).map(({ rawValue }) => rawValue).filter(Boolean);
  } catch {
    // Promised by the browser, missing on the device: the other reader does it.
    return [];
  }
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
