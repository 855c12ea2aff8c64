import { defineJobs } from "../../core/jobs/handler.ts";
import { countWeeklySums } from "./count-weekly-sums.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Brings the sums figures are read from up to date. */
    "reports.count_sums": Record<string, never>;
  }
}

export const figureJobs = defineJobs({
  "reports.count_sums": { run: countWeeklySums, at: "* * * * *" },
});
