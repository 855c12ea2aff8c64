import { readFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import { prepareZXingModule } from "zxing-wasm/reader";
import { pdfPages } from "../../../web/src/platform/pdf-pages.ts";
import { pdfPictures } from "../../../web/src/platform/pdf-pictures.ts";
import { readPixels } from "../../../web/src/platform/read-pixels.ts";

// From the package; the library would fetch it from a public host otherwise.
const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/**
 * The texts of the codes on a picture, by the very attempts the browser makes; stops at the first attempt after
 * which `enough` says so.
 */
export async function codesOn(picture: Buffer, enough: (texts: string[]) => boolean): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(2400, 2400, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texts: string[] = [];
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  for await (const codes of readPixels(pixels)) {
    texts.push(...codes);
    if (enough(texts)) break;
  }
  return texts;
}

/** The same of a PDF: its photographs first, then its pages as they are drawn. */
export async function codesInPdf(file: Buffer, enough: (texts: string[]) => boolean): Promise<string[]> {
  const texts: string[] = [];
  for (const inside of pdfPictures(file)) {
    texts.push(...(await codesOn(Buffer.from(inside), enough)));
    if (enough(texts)) return texts;
  }
  for await (const canvas of pdfPages(new Uint8Array(file), tools)) {
    const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    texts.push(...((await readPixels({ data, width, height }).next()).value ?? []));
    if (enough(texts)) break;
  }
  return texts;
}

const tools = {
  canvas: (width: number, height: number) => createCanvas(width, height),
  decoder: async (name: string) =>
    new Uint8Array(readFileSync(new URL(import.meta.resolve(`pdfjs-dist/wasm/${name}`)))),
};
