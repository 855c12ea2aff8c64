import { defineJobs } from "../../core/jobs/handler.ts";
import { countPopularity } from "./count-popularity.ts";
import { moveLearners } from "./move-learners.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Moves people of a course's older versions to the one that was published. */
    "courses.move_learners": { clientId: string; courseId: string };
    /** Counts how many people joined each course, for the order of lists. */
    "learning.popularity": Record<string, never>;
  }
}

export const courseJobs = defineJobs({
  "courses.move_learners": { run: moveLearners },
  "learning.popularity": { run: countPopularity, at: "33 * * * *" },
});
