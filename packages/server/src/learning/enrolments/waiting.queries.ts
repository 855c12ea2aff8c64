import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** People who want to be enrolled. */
export const requestQueue: StaffQueue = {
  rights: ["courses.enrol"],
  module: learningModules,
  waiting: ({ clientId }) => sql`
    select created_at as at from course_enrolments
    where client_id = ${clientId} and state = 'requested' order by id`,
};

/** Results that came faster than people read. */
export const flagQueue: StaffQueue = {
  rights: ["courses.enrol"],
  module: learningModules,
  waiting: ({ clientId, userId }) => sql`
    select raised_at as at from learning_flags
    where client_id = ${clientId} and state = 'open' and user_id <> ${userId} order by id`,
};
