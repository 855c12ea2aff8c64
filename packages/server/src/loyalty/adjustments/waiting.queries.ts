import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Proposals of points; the second person is never the first. */
export const proposalQueue: StaffQueue = {
  rights: ["awards.approve"],
  module: "has_campaigns",
  waiting: ({ clientId, userId }) => sql`
    select proposed_at as at from award_batches
    where client_id = ${clientId} and state = 'proposed' and proposed_by <> ${userId} order by proposed_at`,
};
