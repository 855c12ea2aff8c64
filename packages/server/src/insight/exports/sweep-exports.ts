import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { forgetExport, pastExports } from "./exports.queries.ts";
import { fileKey } from "./present-export.ts";

const batch = 100;

/** Removes files past their days, the store first and the row last, so that nothing stays behind that no row knows. */
export const sweepExports: JobHandler<"exports.sweep"> = async ({ db, clock, outside }) => {
  return drainInBatches(timeBox(), async () => {
    const rows = await db.read({ system: true }, (tx) => pastExports(tx, clock.now(), batch));
    for (const row of rows) {
      await outside.store.delete(fileKey(row));
      await db.write({ system: true }, (tx) => forgetExport(tx, row.id));
    }
    return rows.length === batch;
  });
};
