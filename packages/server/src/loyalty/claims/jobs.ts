import { defineJobs } from "../../core/jobs/handler.ts";
import { countAuditStatistics } from "./audit-statistics.ts";
import { checkPicture, endPictureRequests } from "./check-picture.ts";
import { check } from "./sales.jobs.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Looks at a reported sale or photo: accepts it, or puts it before an auditor. */
    "sales.check": { clientId: string; type: "claim" | "photo"; id: string; attempt: number };
    /** Looks at a picture that an auditor asked for. */
    "sales.check_picture": { clientId: string; type: "claim" | "photo"; id: string; fileId: string };
    /** Puts what waited in vain for another picture back before the auditors. */
    "sales.end_picture_requests": Record<string, never>;
    /** Brings the figures of the audit up to what changed. */
    "sales.count_statistics": Record<string, never>;
  }
}

export const saleJobs = defineJobs({
  "sales.check": { run: check, givesWay: true },
  "sales.check_picture": { run: checkPicture, givesWay: true },
  "sales.end_picture_requests": { run: endPictureRequests, at: "*/5 * * * *" },
  "sales.count_statistics": { run: countAuditStatistics, at: "* * * * *" },
});
