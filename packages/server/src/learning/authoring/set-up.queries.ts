import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { SetUpStep } from "../../core/staff-queue.ts";

export const coursesStep: SetUpStep = {
  module: learningModules,
  isDone: (clientId) =>
    sql`exists (select from courses where client_id = ${clientId} and state = 'published')`,
};
