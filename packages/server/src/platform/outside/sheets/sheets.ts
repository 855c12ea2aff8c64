import { Worker } from "node:worker_threads";
import type { ReadLimits, SheetPort, SheetRows } from "../ports.ts";

/** A workbook that needs more is one nobody opens. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Workbooks by a thread of their own each, which ends with its work. One is read at a time, since each may take much. */
export const threadSheets = (): SheetPort => {
  let reading: Promise<unknown> = Promise.resolve();
  return {
    name: "thread",
    write: (table) => inThread<Uint8Array>("sheet-worker.ts", table),
    read: (bytes, limits) => {
      const read = reading.then(() => readInThread(bytes, limits));
      reading = read.catch(() => undefined);
      return read;
    },
  };
};

const readInThread = (bytes: Uint8Array, limits: ReadLimits): Promise<SheetRows> =>
  inThread<SheetRows>("read-worker.ts", { bytes, limits }, readingMs).catch((error: Error) => {
    if ("code" in error && tooMuch.has(String(error.code))) return "unreadable";
    throw error;
  });

/** Longest time for reading a list; the largest takes a tenth of it. */
const readingMs = 30_000;
/** More than its thread could take: memory or time. */
const tooMuch = new Set(["ERR_WORKER_OUT_OF_MEMORY", "ETIMEDOUT"]);

function inThread<Result>(script: string, task: unknown, timeout?: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script, import.meta.url), { workerData: task, resourceLimits });
    const stop = () => {
      reject(Object.assign(new Error("the sheet's thread took too long"), { code: "ETIMEDOUT" }));
      void worker.terminate();
    };
    const timer = timeout === undefined ? undefined : setTimeout(stop, timeout);
    worker.once("exit", () => clearTimeout(timer));
    worker.once("message", resolve);
    worker.once("error", reject);
    // Without an answer before it, an end is a failure; after one it changes nothing.
    worker.once("exit", (code) => reject(new Error(`the sheet's thread ended with ${code}`)));
  });
}
