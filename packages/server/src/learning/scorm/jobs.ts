import { defineJobs } from "../../core/jobs/handler.ts";
import { importAtCloud } from "./cloud/import-at-cloud.ts";
import { sweepLaunches } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Closes openings of packages that went silent, and counts their time. */
    "scorm.sweep": Record<string, never>;
    /** Sends a package to SCORM Cloud, then asks how far its import is. */
    "scorm.import_cloud": { clientId: string; packageId: string };
  }
}

export const scormJobs = defineJobs({
  "scorm.sweep": { run: sweepLaunches, at: "*/5 * * * *" },
  "scorm.import_cloud": { run: importAtCloud },
});
