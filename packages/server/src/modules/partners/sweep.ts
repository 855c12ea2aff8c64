import { isRefusal } from "../../http/refusal.ts";
import type { JobHandlers } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import { forgetUses, sweepBatch } from "./uses.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** How long it can be read what a partner asked for. */
const keptDays = 90;

/** Forgets what partners asked for long ago. */
async function sweep(parts: Parts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - keptDays * day);
  for (;;) {
    const done = await parts.db.write({ system: true }, (tx) => forgetUses(tx, before));
    if (isRefusal(done) || done < sweepBatch) return;
  }
}

export const partnerJobs: Pick<JobHandlers, "partners.sweep"> = { "partners.sweep": sweep };
