import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { forgetExport, pastExports } from "./exports.queries.ts";
import { fileKey } from "./present-export.ts";
import { runExport } from "./run-export.ts";
import { sendScheduled } from "./send-scheduled.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Makes the file somebody asked for. */
    "exports.run": { clientId: string; exportId: string };
    /** Begins the files of regular reports whose hour has come. */
    "exports.send_scheduled": Record<string, never>;
    /** Removes files past their days. */
    "exports.sweep": Record<string, never>;
  }
}

const batch = 100;

/** Removes files past their days, the store first and the row last, so that nothing stays behind that no row knows. */
const sweepExports: JobHandler<"exports.sweep"> = async ({ db, clock, outside }) => {
  return drainInBatches(timeBox(), async () => {
    const rows = await db.read({ system: true }, (tx) => pastExports(tx, clock.now(), batch));
    for (const row of rows) {
      await outside.store.delete(fileKey(row));
      await db.write({ system: true }, (tx) => forgetExport(tx, row.id));
    }
    return rows.length === batch;
  });
};

export const exportJobs = defineJobs({
  "exports.run": { run: runExport },
  "exports.send_scheduled": { run: sendScheduled, at: "* * * * *" },
  "exports.sweep": { run: sweepExports, at: "47 * * * *" },
});
