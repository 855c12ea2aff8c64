import { defineJobs } from "../../core/jobs/handler.ts";
import { sealLedger } from "./seal.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Chains hashes over what was posted, so that history can be verified. */
    "ledger.seal": Record<string, never>;
  }
}

export const ledgerJobs = defineJobs({
  "ledger.seal": { run: sealLedger, at: "* * * * *" },
});
