import { claimModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Sales and photos before the auditors; no auditor is called to their own, their stores', or an appeal against their verdict. */
export const auditWork: StaffQueue = {
  rights: ["claims.audit"],
  module: claimModules,
  waiting: ({ clientId, userId }) => sql`
    select queued_at as at from audit_queue
    where client_id = ${clientId} and user_id <> ${userId} and not_by is distinct from ${userId}
      and store_id <> all (array(
        select store_id from memberships
        where client_id = ${clientId} and user_id = ${userId} and store_id is not null
        union select unnest(store_ids) from campaign_enrolments
        where client_id = ${clientId} and user_id = ${userId}))
    order by queued_at`,
};
