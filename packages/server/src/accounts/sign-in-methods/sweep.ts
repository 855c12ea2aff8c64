import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { forgetAccessCodes } from "./entrances.access-codes.queries.ts";

const batch = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets access codes a month after they ended: until then the office sees that there was one. */
export const sweep: JobHandler<"sign_in_methods.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - 30 * dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetAccessCodes(tx, before, batch));
    return gone === batch;
  });
};
