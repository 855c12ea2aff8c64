import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { forgetRequests } from "./recovery.queries.ts";
import { dayMs } from "./rules/code-wait.ts";
import { sendRecovery } from "./send-recovery.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Sends the code or the link somebody asked for, if there is anybody to send it to. */
    "recovery.send": { requestId: string };
    /** Forgets codes and links asked for more than a day ago. */
    "recovery.sweep": Record<string, never>;
  }
}

const batch = 5_000;

/** Forgets what was asked for more than a day ago: nothing counts it any more. */
export const sweep: JobHandler<"recovery.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetRequests(tx, before, batch));
    return gone === batch;
  });
};

export const recoveryJobs = defineJobs({
  "recovery.send": { run: sendRecovery },
  "recovery.sweep": { run: sweep, at: "57 * * * *" },
});
