import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { eraseLeaver } from "./erase-leaver.ts";
import { ownExportKey } from "./present-own-export.ts";
import { forgetOwnExport, pastOwnExports } from "./privacy.queries.ts";
import { runOwnExport } from "./run-own-export.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Puts all that is kept about somebody into a file for them. */
    "privacy.export": { exportId: string };
    /** Removes such files past their days. */
    "privacy.sweep": Record<string, never>;
    /** Erases what is known of somebody who left. */
    "privacy.erase": { userId: string };
  }
}

const batch = 100;

/** Removes files past their days, the store first and the row last, so that nothing stays that no row knows. */
const sweepOwnExports: JobHandler<"privacy.sweep"> = async ({ db, clock, outside }) => {
  return drainInBatches(timeBox(), async () => {
    const rows = await db.read({ system: true }, (tx) => pastOwnExports(tx, clock.now(), batch));
    for (const { id } of rows) {
      await outside.store.delete(ownExportKey(id));
      await db.write({ system: true }, (tx) => forgetOwnExport(tx, id));
    }
    return rows.length === batch;
  });
};

export const privacyJobs = defineJobs({
  "privacy.export": { run: runOwnExport },
  "privacy.sweep": { run: sweepOwnExports, at: "49 * * * *" },
  "privacy.erase": { run: eraseLeaver },
});
