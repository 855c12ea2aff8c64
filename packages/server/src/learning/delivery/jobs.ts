import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { deleteSittings } from "./sittings.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Forgets openings of activities past their days; their sums stay. */
    "learning.sweep": Record<string, never>;
  }
}

const days = 90;
const atOnce = 5_000;

/** Forgets sittings opened more than 90 days ago, some at a time: their sums are in the progress of their activities. */
export const forgetSittings: JobHandler<"learning.sweep"> = async ({ db, clock }) => {
  const before = new Date(clock.now().getTime() - days * 86_400_000);
  return drainInBatches(timeBox(), async () => {
    const done = await db.write({ system: true }, (tx) => deleteSittings(tx, before, atOnce));
    return done === atOnce;
  });
};

export const learningJobs = defineJobs({
  "learning.sweep": { run: forgetSittings, at: "53 2 * * *" },
});
