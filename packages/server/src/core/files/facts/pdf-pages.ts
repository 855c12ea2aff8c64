import { Worker } from "node:worker_threads";

/** A document that needs more is one nobody opens on a phone. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const patienceMs = 30_000;

let counting: Promise<unknown> = Promise.resolve();

/** Page count of a PDF; undefined: it is none, or not whole. By a thread of its own, one at a time. */
export function countPages(bytes: Uint8Array): Promise<number | undefined> {
  const counted = counting.then(() => inThread(bytes));
  counting = counted;
  return counted;
}

function inThread(bytes: Uint8Array): Promise<number | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("pdf-worker.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits,
    });
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    worker.once("message", (pages: number | undefined) => resolve(pages));
    // Too much memory, too much time or a fault of the reader: nothing a person could open either.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
