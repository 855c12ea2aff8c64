// A PDF as its reader sees it: pages drawn on canvases, letters to select and to be heard above them. Nothing in the
// file is executed; forms and links are not drawn.
import {
  AnnotationMode,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import workerAddress from "./document-worker.ts?worker&url";
import { scriptAddress } from "./script-address.ts";

const decoders = new Map([
  ["jbig2.wasm", jbig2],
  ["openjpeg.wasm", openjpeg],
]);
/** Dots of one canvas; a phone refuses more. */
const mostPixels = 12_000_000;

let reader: PDFWorker | undefined;

/** One reading half for all documents of a visit. */
function workerOfAll(): PDFWorker {
  reader ??= PDFWorker.create({
    port: new Worker(scriptAddress(workerAddress), { type: import.meta.env.DEV ? "module" : "classic" }),
  });
  return reader;
}

export interface Sized {
  readonly width: number;
  readonly height: number;
}

/** An open document; pages count from 1. */
export interface ShownDocument {
  readonly pages: number;
  /** In points of 1/72 inch. */
  readonly sizeOf: (page: number) => Promise<Sized>;
  readonly draw: (page: number, into: Drawing) => PageDrawing;
  readonly close: () => void;
}

export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly letters: HTMLElement;
  readonly scale: number;
}
export interface PageDrawing {
  /** Rejects when it was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Bytes of a decoder, a map of letters or a font that a document asks for; the list of the latter two is fetched with the first. */
async function neededFile(kind: string, name: string): Promise<Uint8Array> {
  const address =
    kind === "wasmUrl" ? decoders.get(name) : (await import("./document-data.ts")).addressOfData(name);
  if (!address) throw new Error(`no ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Why a document cannot be opened, where the file is at fault; undefined: it did not arrive. */
export function documentFault(error: unknown): "locked" | "damaged" | undefined {
  if (error instanceof PasswordException) return "locked";
  return error instanceof InvalidPDFException ? "damaged" : undefined;
}

/**
 * Reads as much of a file as its first pages need, or the whole of one that is here; rejects for what is no PDF, is
 * damaged or wants a password.
 */
export async function openDocument(from: string | Uint8Array): Promise<ShownDocument> {
  const loading = getDocument({
    ...(typeof from === "string" ? { url: from } : { data: from }),
    worker: workerOfAll(),
    verbosity: VerbosityLevel.ERRORS,
    // Pages that nobody looks at are not fetched.
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    useWorkerFetch: false,
    // The same letters on every device: hardly a phone has the fonts that documents name.
    useSystemFonts: false,
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }) {
        return neededFile(kind, filename);
      }
    },
  });
  const file = await loading.promise;
  return {
    pages: file.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await file.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: (page, into) => draw(file, page, into),
    close: () => void loading.destroy(),
  };
}

function draw(file: PDFDocumentProxy, number: number, { canvas, letters, scale }: Drawing): PageDrawing {
  let stopped = false;
  let cancel: (() => void) | undefined;
  const work = async () => {
    const page = await file.getPage(number);
    if (stopped) return;
    const { width, height } = page.getViewport({ scale });
    const density = Math.min(devicePixelRatio || 1, 3, Math.sqrt(mostPixels / (width * height)));
    const viewport = page.getViewport({ scale: scale * density });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    const task = page.render({
      canvas,
      viewport,
      background: "#fff",
      annotationMode: AnnotationMode.DISABLE,
    });
    cancel = () => task.cancel();
    await task.promise;
    if (!stopped) await write(page, letters, scale);
  };
  return {
    done: work(),
    stop: () => {
      stopped = true;
      cancel?.();
    },
  };
}

/** The letters where they stand on the page, unseen. */
async function write(page: PDFPageProxy, letters: HTMLElement, scale: number): Promise<void> {
  letters.replaceChildren();
  letters.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: letters,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
}
