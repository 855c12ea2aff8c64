import { Worker } from "node:worker_threads";

/** A document that needs more is one nobody opens on a phone. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const patienceMs = 30_000;

/** Pages of a PDF; "locked": it opens by a password only; undefined: it is none, or not whole. */
export type PageCount = number | "locked" | undefined;

let counting: Promise<unknown> = Promise.resolve();

/** By a thread of its own, one at a time. */
export function countPages(bytes: Uint8Array): Promise<PageCount> {
  const counted = counting.then(() => inThread(bytes));
  counting = counted;
  return counted;
}

function inThread(bytes: Uint8Array): Promise<PageCount> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("pdf-worker.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits,
    });
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    worker.once("message", (pages: PageCount) => resolve(pages));
    // Too much memory, too much time or a fault of the reader: nothing a person could open either.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
