import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { inviteMany } from "./invite-many.ts";
import { forgetInvitations } from "./people.invitations.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Queues the invitations of people an import brought in, or who have never come. */
    "people.invite": { clientId: string; userIds: string[]; invitationIds?: string[]; since: string };
    /** Forgets invitations nobody answered in time. */
    "people.sweep": Record<string, never>;
  }
}

const batch = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets invitations nobody answered within 90 days. */
export const sweep: JobHandler<"people.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - 90 * dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetInvitations(tx, before, batch));
    return !isRefusal(gone) && gone === batch;
  });
};

export const peopleJobs = defineJobs({
  "people.invite": { run: inviteMany },
  "people.sweep": { run: sweep, at: "52 3 * * *" },
});
