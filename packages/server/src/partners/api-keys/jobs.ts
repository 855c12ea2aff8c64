import { defineJobs } from "../../core/jobs/handler.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Forgets what partners asked for long ago. */
    "partners.sweep": Record<string, never>;
  }
}

export const partnerJobs = defineJobs({
  "partners.sweep": { run: sweep, at: "41 4 * * *" },
});
