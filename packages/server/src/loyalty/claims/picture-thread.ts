// Looks at one picture after the other, away from the thread that answers requests.
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

// Linux alone gives a thread a priority of its own; elsewhere the whole process would get it. A caller's answer goes first.
// Not the lowest: a picture has a time limit, and on a busy machine one that is never read goes to a person.
if (process.platform === "linux") setPriority(5);

/** A picture in grey, one byte a pixel, row by row. */
export interface GreyPixels {
  grey: Uint8Array;
  width: number;
  height: number;
}

/** The library looks at three members of it alone; the class it names exists in browsers only. */
type Picture = Parameters<typeof readBarcodes>[0];

const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const upright: ReaderOptions = {
  formats: ["QRCode", "PDF417", "Code128", "ITF"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
};
/** Bars want to lie straight; QR codes do not mind. */
const turned: ReaderOptions = { ...upright, formats: ["PDF417", "Code128", "ITF"], tryInvert: false };
const angles = [4, -4, 8, -8];

async function textsOn(pixels: GreyPixels): Promise<string[]> {
  const codes = await readBarcodes(asImageData(pixels, 0), upright);
  for (const degrees of angles) {
    if (codes.length > 0) break;
    codes.push(...(await readBarcodes(asImageData(pixels, degrees), turned)));
  }
  return [...new Set(codes.map(({ text }) => text).filter((text) => text !== ""))];
}

/** As RGBA, turned about its middle to the nearest pixel; what comes from outside is white. */
function asImageData({ grey, width, height }: GreyPixels, degrees: number): Picture {
  const out = new Uint32Array(width * height).fill(0xffffffff);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0, to = 0; y < height; y += 1) {
    let fromX = sin * (y - midY) - cos * midX + midX + 0.5;
    let fromY = cos * (y - midY) + sin * midX + midY + 0.5;
    for (let x = 0; x < width; x += 1, to += 1, fromX += cos, fromY -= sin) {
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      out[to] = (grey[(fromY | 0) * width + (fromX | 0)] ?? 255) * 0x010101 + 0xff000000;
    }
  }
  return { data: new Uint8ClampedArray(out.buffer), width, height } as Picture;
}

parentPort?.on("message", async (pixels: GreyPixels) => {
  parentPort?.postMessage(await textsOn(pixels).catch(() => []));
});
