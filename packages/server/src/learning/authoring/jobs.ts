import { defineJobs } from "../../core/jobs/handler.ts";
import { moveLearners } from "./move-learners.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Moves people of a course's older versions to the one that was published. */
    "courses.move_learners": { clientId: string; courseId: string };
  }
}

export const courseJobs = defineJobs({
  "courses.move_learners": { run: moveLearners },
});
