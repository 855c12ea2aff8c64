import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { forgetInvitations } from "./people.invitations.queries.ts";

const batch = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets invitations nobody answered within 90 days. */
export const sweep: JobHandler<"people.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - 90 * dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetInvitations(tx, before, batch));
    return !isRefusal(gone) && gone === batch;
  });
};
