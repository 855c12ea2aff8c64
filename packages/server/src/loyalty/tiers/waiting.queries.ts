import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Reviews to be looked at, or decided on after somebody else looked or refused. */
export const levelQueue: StaffQueue = {
  rights: ["levels.examine", "levels.decide"],
  module: "has_campaigns",
  waiting: ({ clientId, userId, permissions }) => sql`
    select opened_at as at from level_reviews
    where client_id = ${clientId} and state in ('eligible', 'under_review', 'appealed') and user_id <> ${userId}
      and case when state = 'eligible' then ${permissions.has("levels.examine")}
        else ${permissions.has("levels.decide")} and looked_by is distinct from ${userId}
          and (state <> 'appealed' or decided_by is distinct from ${userId}) end
    order by opened_at, id`,
};
