import { defineJobs } from "../../core/jobs/handler.ts";
import { countPopularity } from "./count-popularity.ts";
import { forgetSittings } from "./forget-sittings.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts how many people joined each course, for the order of lists. */
    "learning.popularity": Record<string, never>;
    /** Forgets openings of activities past their days; their sums stay. */
    "learning.sweep": Record<string, never>;
  }
}

export const learningJobs = defineJobs({
  "learning.popularity": { run: countPopularity, at: "33 * * * *" },
  "learning.sweep": { run: forgetSittings, at: "53 2 * * *" },
});
