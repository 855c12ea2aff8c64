import type { JobHandler } from "../../jobs/runner.ts";
import { closeSilent, forgetUnopened } from "./commits.queries.ts";

const minute = 60_000;
const batch = 500;

/** Closes openings that were silent for half an hour: whoever closed the tab without a word still gets the time. */
export const sweepLaunches: JobHandler<"scorm.sweep"> = async ({ db, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - 30 * minute);
  for (;;) {
    const closed = await db.write({ system: true }, (tx) => closeSilent(tx, since, now, batch));
    if (closed !== batch) break;
  }
  await db.write({ system: true }, (tx) => forgetUnopened(tx, new Date(now.getTime() - 24 * 60 * minute)));
};
