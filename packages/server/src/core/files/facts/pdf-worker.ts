// Counts the pages of one PDF, away from the thread that answers requests.
import { parentPort, workerData } from "node:worker_threads";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

async function pagesOf(bytes: Uint8Array): Promise<number | undefined> {
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
  } catch {
    return undefined;
  } finally {
    await loading.destroy();
  }
}

parentPort?.postMessage(await pagesOf(workerData as Uint8Array));
