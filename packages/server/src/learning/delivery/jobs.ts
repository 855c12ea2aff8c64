import { defineJobs } from "../../core/jobs/handler.ts";
import { forgetSittings } from "./forget-sittings.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Forgets openings of activities past their days; their sums stay. */
    "learning.sweep": Record<string, never>;
  }
}

export const learningJobs = defineJobs({
  "learning.sweep": { run: forgetSittings, at: "53 2 * * *" },
});
