import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { countNextCourses } from "./popularity.queries.ts";

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
