import { drainInBatches } from "../../core/jobs/catch-up.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { changedTests, lastSweep } from "./sweep.queries.ts";
import type { OfTest } from "./test-sums.queries.ts";

/** Finds tests that changed since they were counted, and has each of them counted. */
export const sweepTests: JobHandler<"results.sweep"> = async ({ db, clock }) => {
  const since = await db.read({ system: true }, lastSweep);
  let after: string | undefined;
  // One pass in pages: where it ends is noted only by the counts it queues, which are single by their key.
  await drainInBatches(
    () => false,
    async () => {
      const page = await db.write({ system: true }, async (tx) => {
        const { tests, last } = await changedTests(tx, { since, after, now: clock.now() });
        for (const test of tests)
          await enqueue(tx, "results.count", { ...test, swept: true }, { key: keyOf(test), maxAttempts: 3 });
        return { last };
      });
      after = isRefusal(page) ? undefined : (page.last ?? undefined);
      return after !== undefined;
    },
  );
};

/** One count of a test at a time waits. */
export const keyOf = ({ clientId, courseId, activityId }: OfTest) =>
  `results.count ${clientId} ${courseId} ${activityId}`;
