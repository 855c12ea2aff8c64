import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { forgetUses, sweepBatch } from "./uses.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Forgets what partners asked for long ago. */
    "partners.sweep": Record<string, never>;
  }
}

const day = 24 * 60 * 60 * 1000;
/** How long it can be read what a partner asked for. */
const keptDays = 90;

/** Forgets what partners asked for long ago. */
export const sweep: JobHandler<"partners.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - keptDays * day);
  return drainInBatches(timeBox(), async () => {
    const done = await parts.db.write({ system: true }, (tx) => forgetUses(tx, before));
    return done === sweepBatch;
  });
};

export const partnerJobs = defineJobs({
  "partners.sweep": { run: sweep, at: "41 4 * * *" },
});
