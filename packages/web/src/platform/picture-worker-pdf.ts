// Reads codes on PDFs that a till or an office program made: their codes are lines and squares, so the pages are
// drawn first. By its name it obeys the policy of the other picture worker (server, http/web-app.ts).
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import { nativeCodes } from "./native-codes.ts";
import "./own-zxing.ts";
import { pdfPages } from "./pdf-pages.ts";
import type { PictureJob, PictureNews } from "./picture-messages.ts";
import { readPixels } from "./read-pixels.ts";

const decoders = new Map([
  ["jbig2.wasm", jbig2],
  ["openjpeg.wasm", openjpeg],
]);

const tools = {
  canvas: (width: number, height: number) => new OffscreenCanvas(width, height),
  decoder: async (name: string) => {
    const address = decoders.get(name);
    if (!address) throw new Error(`no decoder ${name}`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  },
};

const tell = (news: PictureNews) => self.postMessage(news);

self.addEventListener("message", ({ data }: MessageEvent<PictureJob>) => {
  read(data.file)
    .catch(() => tell({ kind: "failed" }))
    .then(() => tell({ kind: "done" }));
});

async function read(file: Blob): Promise<void> {
  for await (const canvas of pdfPages(new Uint8Array(await file.arrayBuffer()), tools)) {
    tell({ kind: "codes", texts: await nativeCodes(canvas) });
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    // Drawn pages lie straight: the first attempt is the only one.
    if (pixels) tell({ kind: "codes", texts: (await readPixels(pixels).next()).value ?? [] });
  }
}
