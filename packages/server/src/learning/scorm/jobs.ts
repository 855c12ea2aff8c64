import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { importAtCloud } from "./cloud/import-at-cloud.ts";
import { closeSilent, forgetUnopened } from "./commits.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Closes openings of packages that went silent, and counts their time. */
    "scorm.sweep": Record<string, never>;
    /** Sends a package to SCORM Cloud, then asks how far its import is. */
    "scorm.import_cloud": { clientId: string; packageId: string };
  }
}

const minute = 60_000;
const batch = 500;

/** Closes openings that were silent for half an hour: whoever closed the tab without a word still gets the time. */
export const sweepLaunches: JobHandler<"scorm.sweep"> = async ({ db, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - 30 * minute);
  const isOver = timeBox();
  const left = await drainInBatches(isOver, async () => {
    const closed = await db.write({ system: true }, (tx) => closeSilent(tx, since, now, batch));
    return closed === batch;
  });
  const yesterday = new Date(now.getTime() - 24 * 60 * minute);
  const unopened = await drainInBatches(isOver, async () => {
    const forgotten = await db.write({ system: true }, (tx) => forgetUnopened(tx, yesterday, batch));
    return forgotten === batch;
  });
  return left ?? unopened;
};

export const scormJobs = defineJobs({
  "scorm.sweep": { run: sweepLaunches, at: "*/5 * * * *" },
  "scorm.import_cloud": { run: importAtCloud },
});
