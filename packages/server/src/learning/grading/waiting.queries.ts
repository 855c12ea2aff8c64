import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";
import { essaysOfOthers } from "./essays.queries.ts";

/** Essays without a mark; nobody marks their own. */
export const essayQueue: StaffQueue = {
  rights: ["results.mark"],
  module: learningModules,
  waiting: ({ clientId, userId }) => sql`
    select a.ended_at as at from ${essaysOfOthers({ clientId, userId })} order by a.ended_at, a.id`,
};
