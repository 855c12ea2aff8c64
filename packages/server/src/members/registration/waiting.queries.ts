import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** People who wait to be let in. */
export const registrationQueue: StaffQueue = {
  rights: ["people.decide"],
  module: "always",
  waiting: ({ clientId }) => sql`
    select created_at as at from memberships
    where client_id = ${clientId} and status = 'awaiting_approval' and left_at is null order by id`,
};
