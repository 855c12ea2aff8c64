import { defineJobs } from "../../core/jobs/handler.ts";
import { countScores } from "./count-scores.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts anew who was given points, or lost some, since the last look. */
    "leaderboards.count_scores": Record<string, never>;
  }
}

export const standingJobs = defineJobs({
  "leaderboards.count_scores": { run: countScores, at: "* * * * *", every: 300 },
});
