// Pages of a PDF as pictures, drawn where this runs: in a worker of its own, which can be stopped. Nothing in the file
// is executed: the library's part for scripts is not in it, forms and annotations are not drawn, no address is asked.
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// The reading half, which else would be a worker within the worker; it says by itself that it is there.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

type DocumentOptions = Exclude<Parameters<typeof getDocument>[0], undefined>;
type Drawing = Parameters<PDFPageProxy["render"]>[0];
type PageCanvas = { width: number; height: number; getContext: (kind: "2d", options: object) => unknown };

/** Differences from place to place. */
export interface PdfTools<Canvas extends PageCanvas> {
  canvas: (width: number, height: number) => Canvas;
  /** A decoder in WebAssembly by its file name, `jbig2.wasm` for one: old scans need them. */
  decoder: (name: string) => Promise<Uint8Array>;
}

/** The code stands on the first page of an invoice, or on the last of a short one. */
const MOST_PAGES = 3;
/** Dots a point of 1/72 inch: a stamp with bars of a quarter millimetre needs that many. */
const FINEST = 4;
/** A page of A4 at the finest; larger ones are drawn coarser. */
const MOST_PIXELS = 8_100_000;
/** A long till roll keeps its width. */
const LONGEST = 8192;
/** Drawing that no scanner makes is left out of the page. */
const LARGEST_PICTURE = 40_000_000;

/**
 * The first three pages, drawn on white, one after the other; whoever has what they need stops asking. Throws for
 * what is no PDF, is damaged beyond repair or wants a password.
 */
export async function* pdfPages<Canvas extends PageCanvas>(
  bytes: Uint8Array,
  tools: PdfTools<Canvas>,
): AsyncGenerator<Canvas> {
  const loading = getDocument(optionsFor(bytes, tools));
  try {
    const file = await loading.promise;
    for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
      const canvas = await drawPage(file, number, tools).catch(() => undefined);
      if (canvas) yield canvas;
    }
  } finally {
    await loading.destroy();
  }
}

async function drawPage<Canvas extends PageCanvas>(
  file: PDFDocumentProxy,
  number: number,
  tools: PdfTools<Canvas>,
): Promise<Canvas> {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(
    FINEST,
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST / Math.max(width, height),
  );
  const viewport = page.getViewport({ scale });
  const canvas = tools.canvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    // The library names the class of pages; one without a page does as well.
    canvas: canvas as unknown as Drawing["canvas"],
    viewport,
    background: "#fff",
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
  page.cleanup();
  return canvas;
}

function optionsFor<Canvas extends PageCanvas>(bytes: Uint8Array, tools: PdfTools<Canvas>): DocumentOptions {
  const made = (canvas: Canvas | null) => ({
    canvas,
    context: canvas?.getContext("2d", { willReadFrequently: true }),
  });
  type Made = ReturnType<typeof made>;
  return {
    // The library keeps what it is given.
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: LARGEST_PICTURE,
    // Letters are drawn as shapes: fonts of a file would have to be given to a page.
    disableFontFace: true,
    useSystemFonts: false,
    disableWorkerRendering: true,
    useWorkerFetch: false,
    enableXfa: false,
    CanvasFactory: class {
      create = (width: number, height: number) => made(tools.canvas(width, height));
      reset({ canvas }: Made, width: number, height: number) {
        if (canvas) Object.assign(canvas, { width, height });
      }
      destroy(done: Made) {
        if (done.canvas) Object.assign(done.canvas, { width: 0, height: 0 });
        Object.assign(done, { canvas: null, context: null });
      }
      getNoAlphaContext = (canvas: Canvas) =>
        canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    },
    FilterFactory: NoFilters,
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }) {
        if (kind !== "wasmUrl") return Promise.reject(new Error("not needed to find a code"));
        return tools.decoder(filename);
      }
    },
  };
}

/** Filters are SVG inside a page; a worker has none, and codes want none. */
class NoFilters {
  private readonly none = () => "none";
  addFilter = this.none;
  addHCMFilter = this.none;
  addAlphaFilter = this.none;
  addLuminosityFilter = this.none;
  addKnockoutFilter = this.none;
  addHighlightHCMFilter = this.none;
  addSelectionHCMFilter = this.none;
  addSelectionFilter = this.none;
  createSelectionStyle = () => null;
  destroy = () => undefined;
}
