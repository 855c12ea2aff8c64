import { defineJobs } from "../../core/jobs/handler.ts";
import { foldStandings } from "./fold.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts anew who was given points, or lost some, since the last look. */
    "standings.fold": Record<string, never>;
  }
}

export const standingJobs = defineJobs({
  "standings.fold": { run: foldStandings, at: "* * * * *", every: 300 },
});
