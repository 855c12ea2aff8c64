import { sql } from "kysely";
import type { SetUpStep } from "../../core/staff-queue.ts";

/** People who are not of the staff are in, or invited. */
export const peopleStep: SetUpStep = {
  module: "always",
  isDone: (clientId) => sql`
    (exists (select from memberships where client_id = ${clientId} and roles = '{}' and left_at is null)
      or exists (select from membership_invitations where client_id = ${clientId}))`,
};
