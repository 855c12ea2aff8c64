import { learningModules, moduleOfCourse } from "@trilha/contract/core/modules.ts";
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

type InProgress = Pick<StaffQueue, "module" | "waiting">;

/** People in the middle of a course or trail, who cannot go on without its module. */
const inProgress = (kind: keyof typeof moduleOfCourse): InProgress => ({
  module: moduleOfCourse[kind],
  waiting: ({ clientId }) => sql`
    select e.started_at as at
    from course_enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.client_id = ${clientId} and e.state in ('in_progress', 'restarted') and c.kind = ${kind}`,
});

export const coursesInProgress = inProgress("course");
export const trailsInProgress = inProgress("trail");
