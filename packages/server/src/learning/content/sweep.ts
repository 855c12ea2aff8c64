import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { fault } from "./rules/fault.ts";
import { overdueRevisions, uncleared } from "./unpack.queries.ts";
import { refuseRevision, removeStored } from "./unpack.ts";

const day = 24 * 60 * 60 * 1000;
/** Packages handled before the time of the job is looked at: each has objects of its own in the store. */
const atOnce = 10;

/** Gives up packages whose unpacking ended with its process and was never begun again, and clears what is refused. */
export const sweep: JobHandler<"content.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - day);
  const isOver = timeBox();
  const given = await drainInBatches(isOver, async () => {
    const rows = await parts.db.read({ system: true }, (tx) => overdueRevisions(tx, before, atOnce));
    for (const row of rows) await refuseRevision(parts, row, fault("broken"));
    return rows.length === atOnce;
  });
  const cleared = await drainInBatches(isOver, async () => {
    const rows = await parts.db.read({ system: true }, (tx) => uncleared(tx, atOnce));
    for (const row of rows) await removeStored(parts, row);
    return rows.length === atOnce;
  });
  return given ?? cleared;
};
