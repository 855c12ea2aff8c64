import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Messages given up on, the newest first, by the index that holds only what failed. */
export const lostMessages: StaffQueue = {
  rights: ["outbox.read"],
  module: "always",
  waiting: ({ clientId }) => sql`
    select created_at as at from outbox_messages
    where client_id = ${clientId} and state in ('failed', 'dead') and state = 'dead' order by id desc`,
};
