import { graceSeconds } from "@trilha/contract/learning/tests/states.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { ranOut } from "./attempts.queries.ts";
import { handIn, holdAttempt } from "./hand-in.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Hands in attempts at tests whose time is over. */
    "attempts.expire": Record<string, never>;
  }
}

const batch = 200;

/** §learning#time Hands in what ran out of time and nobody came back to, by what arrived until then. */
export const expireAttempts: JobHandler<"attempts.expire"> = async ({ db, clock }) => {
  const now = clock.now();
  const before = new Date(now.getTime() - graceSeconds * 1_000);
  return drainInBatches(timeBox(), async () => {
    const over = await db.read({ system: true }, (tx) => ranOut(tx, before, batch));
    for (const { client_id: clientId, id } of over) {
      await db.write({ clientId }, async (tx) => {
        const row = await holdAttempt(tx, { clientId, id });
        // An attempt given time, or handed in, since it was found.
        if (!row?.deadline || row.deadline >= before) return;
        await handIn(tx, row, { how: "ran_out", locale: row.locale, now });
      });
    }
    return over.length === batch;
  });
};

export const attemptJobs = defineJobs({
  "attempts.expire": { run: expireAttempts, at: "* * * * *" },
});
