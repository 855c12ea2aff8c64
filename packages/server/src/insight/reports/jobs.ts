import { defineJobs } from "../../core/jobs/handler.ts";
import { foldFigures } from "./fold-figures.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Brings the sums figures are read from up to date. */
    "figures.fold": Record<string, never>;
  }
}

export const figureJobs = defineJobs({
  "figures.fold": { run: foldFigures, at: "* * * * *" },
});
