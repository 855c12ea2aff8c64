import { defineJobs } from "../../core/jobs/handler.ts";
import { countAuditStatistics } from "./audit-statistics.ts";
import { check } from "./sales.jobs.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Looks at a reported sale or photo: accepts it, or puts it before an auditor. */
    "sales.check": { clientId: string; type: "claim" | "photo"; id: string; attempt: number };
    /** Brings the figures of the audit up to what changed. */
    "sales.count_statistics": Record<string, never>;
  }
}

export const saleJobs = defineJobs({
  "sales.check": { run: check, givesWay: true },
  "sales.count_statistics": { run: countAuditStatistics, at: "* * * * *" },
});
