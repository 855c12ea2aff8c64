import { Worker } from "node:worker_threads";
import type { SheetPort } from "../ports.ts";

/** A workbook that needs more is one nobody opens. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Workbooks by a thread of their own each, which ends with its work. */
export const threadSheets = (): SheetPort => ({
  name: "thread",
  write: (table) => inThread<Uint8Array>("sheet-worker.ts", table),
});

function inThread<Result>(script: string, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script, import.meta.url), { workerData: task, resourceLimits });
    worker.once("message", resolve);
    worker.once("error", reject);
    // Without an answer before it, an end is a failure; after one it changes nothing.
    worker.once("exit", (code) => reject(new Error(`the sheet's thread ended with ${code}`)));
  });
}
