import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { ownExportKey } from "./present-own-export.ts";
import { forgetOwnExport, pastOwnExports } from "./privacy.queries.ts";

const batch = 100;

/** Removes files past their days, the store first and the row last, so that nothing stays that no row knows. */
export const sweepOwnExports: JobHandler<"privacy.sweep"> = async ({ db, clock, outside }) => {
  return drainInBatches(timeBox(), async () => {
    const rows = await db.read({ system: true }, (tx) => pastOwnExports(tx, clock.now(), batch));
    for (const { id } of rows) {
      await outside.store.delete(ownExportKey(id));
      await db.write({ system: true }, (tx) => forgetOwnExport(tx, id));
    }
    return rows.length === batch;
  });
};
