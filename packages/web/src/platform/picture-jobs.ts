import type { PictureJob, PictureNews } from "./picture-messages.ts";
import workerAddress from "./picture-worker.ts?worker&url";
import pdfWorkerAddress from "./picture-worker-pdf.ts?worker&url";
import { scriptAddress } from "./script-address.ts";

type Options = {
  /** Milliseconds after which the worker is stopped, whatever it does. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
  /** Told of everything the worker says; true stops it. */
  readonly onNews: (news: PictureNews) => boolean;
};

/**
 * Gives a worker of its own one job; settles when it is done, stopped or out of time. Never rejects: what was told
 * until then is what there is.
 */
export function runPictureJob(job: PictureJob, { patience, signal, onNews }: Options): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    let worker: Worker;
    try {
      // The code that draws pages is some twenty times as large: it is fetched for a PDF alone.
      worker = new Worker(scriptAddress(job.kind === "pages" ? pdfWorkerAddress : workerAddress), {
        type: import.meta.env.DEV ? "module" : "classic",
      });
    } catch {
      return resolve();
    }
    const stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      // A worker of its own: stopping it frees a large picture's memory at once.
      worker.terminate();
      resolve();
    };
    const timer = setTimeout(stop, patience);
    signal?.addEventListener("abort", stop, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<PictureNews>) => {
      if (onNews(data) || data.kind === "done") stop();
    });
    worker.addEventListener("error", stop);
    worker.postMessage(job);
  });
}
