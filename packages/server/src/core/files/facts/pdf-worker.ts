// Counts the pages of one PDF, away from the thread that answers requests.
import { parentPort, workerData } from "node:worker_threads";
import { getDocument, PasswordException, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageCount } from "./pdf-pages.ts";

async function pagesOf(bytes: Uint8Array): Promise<PageCount> {
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    stopAtErrors: true,
  });
  try {
    const document = await loading.promise;
    // The last page is there too: a document cut in half still has its list of pages.
    await document.getPage(document.numPages);
    return document.numPages;
  } catch (error) {
    // Asked for by the document itself; one that only forbids printing opens without.
    return error instanceof PasswordException ? "locked" : undefined;
  } finally {
    await loading.destroy();
  }
}

parentPort?.postMessage(await pagesOf(workerData as Uint8Array));
