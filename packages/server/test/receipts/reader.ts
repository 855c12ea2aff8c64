import { readFileSync } from "node:fs";
import sharp from "sharp";
import { prepareZXingModule } from "zxing-wasm/reader";
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
  for await (const found of readPixels(pixels)) {
    texts.push(...found);
    if (enough(texts)) break;
  }
  return texts;
}
