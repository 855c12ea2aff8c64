import { defineJobs } from "../../core/jobs/handler.ts";
import { sendRecovery } from "./send-recovery.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Sends the code or the link somebody asked for, if there is anybody to send it to. */
    "recovery.send": { requestId: string };
    /** Forgets codes and links asked for more than a day ago. */
    "recovery.sweep": Record<string, never>;
  }
}

export const recoveryJobs = defineJobs({
  "recovery.send": { run: sendRecovery },
  "recovery.sweep": { run: sweep, at: "57 * * * *" },
});
