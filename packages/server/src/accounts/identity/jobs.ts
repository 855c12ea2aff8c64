import { defineJobs } from "../../core/jobs/handler.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Ends sessions past their time, forgets used tokens, old idempotency keys, limits and live events. */
    "identity.sweep": Record<string, never>;
  }
}

export const identityJobs = defineJobs({
  "identity.sweep": { run: sweep, at: "7 * * * *" },
});
