import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { DueDates } from "../../core/staff-queue.ts";

export const drillsToEnd: DueDates = {
  right: "drills.edit",
  module: learningModules,
  due: ({ clientId, now, until }) => sql`
    select id, null::integer as number, title, until_at as at from drills
    where client_id = ${clientId} and state = 'active'
      and until_at between ${now}::timestamptz and ${until}::timestamptz
    order by until_at`,
};
