import { defineJobs } from "../../core/jobs/handler.ts";
import { runEnrolling } from "./run-enrolling.ts";
import { sumAll } from "./sum-enrolments.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Takes everybody who meets a run's conditions into a course. */
    "teaching.enrol": { clientId: string; runId: string };
    /** Sums the enrolments of clients with many, or with at least so many, for reports. */
    "teaching.sum": { atLeast?: number };
  }
}

export const teachingJobs = defineJobs({
  "teaching.enrol": { run: runEnrolling },
  "teaching.sum": { run: sumAll, at: "*/5 * * * *" },
});
