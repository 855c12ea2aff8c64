// Reads one workbook, away from the thread that answers requests.
import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "./read-sheet.ts";

const { bytes, limits } = workerData;
parentPort?.postMessage(await readSheet(bytes, limits).catch(() => "unreadable"));
