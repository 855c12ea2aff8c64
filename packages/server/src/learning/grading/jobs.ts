import { defineJobs } from "../../core/jobs/handler.ts";
import { countTest } from "./count-test.ts";
import { runRegrade } from "./regrade.ts";
import { sweepTests } from "./sweep-tests.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts one test and its questions anew; `swept`: the round came by, nobody asked. */
    "results.count": { clientId: string; courseId: string; activityId: string; swept: boolean };
    /** Finds tests that changed since they were counted. */
    "results.sweep": Record<string, never>;
    /** Counts attempts by a question that was mended. */
    "results.regrade": { clientId: string; runId: string };
  }
}

export const resultJobs = defineJobs({
  "results.count": { run: countTest },
  "results.sweep": { run: sweepTests, at: "* * * * *" },
  "results.regrade": { run: runRegrade },
});
