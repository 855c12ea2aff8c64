import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { forgetRequests } from "./recovery.queries.ts";
import { dayMs } from "./rules/code-wait.ts";

const batch = 5_000;

/** Forgets what was asked for more than a day ago: nothing counts it any more. */
export const sweep: JobHandler<"recovery.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetRequests(tx, before, batch));
    return gone === batch;
  });
};
