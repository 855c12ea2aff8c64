import { sql } from "kysely";
import type { SetUpStep } from "../../core/staff-queue.ts";

/** Somebody who is not of the staff is in, or invited. */
export const peopleStep: SetUpStep = {
  module: "always",
  isDone: (clientId) => sql`
    (exists (select from memberships where client_id = ${clientId} and roles = '{}' and left_at is null)
      or exists (select from membership_invitations where client_id = ${clientId}))`,
};
