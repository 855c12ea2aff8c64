import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Days a file that could not be made is spoken of. */
const fresh = 7;

/** Files this member asked for that could not be made. */
export const failedFiles: StaffQueue = {
  rights: ["figures.read"],
  module: "always",
  waiting: ({ clientId, userId, now }) => sql`
    select asked_at as at from exports
    where client_id = ${clientId} and asked_by = ${userId} and state = 'failed'
      and asked_at > ${now}::timestamptz - make_interval(days => ${fresh})
    order by asked_at desc`,
};
