import { drainInBatches } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { moveLearners } from "./move-learners.ts";
import { countNextCourses } from "./popularity.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Moves people of a course's older versions to the one that was published. */
    "courses.move_learners": { clientId: string; courseId: string };
    /** Counts how many people joined each course, for the order of lists. */
    "learning.popularity": Record<string, never>;
  }
}

const first = "00000000-0000-0000-0000-000000000000";

/**
 * §entities#reward-store-state Courses by popularity: how many people ever joined each, in one pass over the courses. Only what changed is written,
 * because every change makes the lists of a client load their courses anew.
 */
export const countPopularity: JobHandler<"learning.popularity"> = async ({ db }) => {
  let after = { clientId: first, id: first };
  await drainInBatches(
    () => false,
    async () => {
      const last = await db.write({ system: true }, (tx) => countNextCourses(tx, after));
      if (!last || isRefusal(last)) return false;
      after = last;
      return true;
    },
  );
};

export const courseJobs = defineJobs({
  "courses.move_learners": { run: moveLearners },
  "learning.popularity": { run: countPopularity, at: "33 * * * *" },
});
