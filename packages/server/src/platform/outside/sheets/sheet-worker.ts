// One workbook, away from the thread that answers requests: what takes seconds here would make everybody wait there.
import { parentPort, workerData } from "node:worker_threads";
import type { SheetTable } from "../ports.ts";
import { writeSheet } from "./write-sheet.ts";

const bytes = await writeSheet(workerData as SheetTable);
parentPort?.postMessage(bytes);
