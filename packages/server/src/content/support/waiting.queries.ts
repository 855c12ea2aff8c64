import { sql } from "kysely";
import type { DueDates, StaffQueue } from "../../core/staff-queue.ts";

/** Requests without an answer; a privacy request comes also where the module is off. */
export const supportQueue: StaffQueue = {
  rights: ["support.answer"],
  module: "always",
  waiting: ({ clientId }) => sql`
    select created_at as at from support_requests
    where client_id = ${clientId} and state = 'open' order by due_on, id`,
};

/** Last days of open requests, by the client's day. */
export const requestsDue: DueDates = {
  right: "support.answer",
  module: "always",
  due: ({ clientId, until }) => sql`
    select r.id, r.number, null::jsonb as title, (r.due_on + 1)::timestamp at time zone c.time_zone as at
    from support_requests r join clients c on c.id = r.client_id
    where r.client_id = ${clientId} and r.state = 'open' and r.due_on <= ${until}::date
    order by r.due_on, r.id`,
};
