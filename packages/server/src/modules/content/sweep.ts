import type { JobHandler } from "../../jobs/runner.ts";
import { fault } from "./rules/fault.ts";
import { overdueRevisions, uncleared } from "./unpack.queries.ts";
import { refuseRevision, removeStored } from "./unpack.ts";

const day = 24 * 60 * 60 * 1000;

/** Gives up packages whose unpacking ended with its process and was never begun again, and clears what is refused. */
export const sweep: JobHandler<"content.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - day);
  const overdue = await parts.db.read({ system: true }, (tx) => overdueRevisions(tx, before));
  for (const row of overdue) await refuseRevision(parts, row, fault("broken"));
  const left = await parts.db.read({ system: true }, uncleared);
  for (const row of left) await removeStored(parts, row);
};
