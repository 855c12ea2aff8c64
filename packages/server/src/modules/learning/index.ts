import type { Route } from "../../http/bind.ts";

/** What learners do: find, enrol, work through activities, finish; each completion is told once. */
export { decideEnrolment, enrolPeople } from "./enrol-people.ts";
export {
  type CourseTerms,
  courseTerms,
  type EnrolmentRow,
  lockEnrolment,
  lockEnrolmentById,
} from "./enrolments.queries.ts";
export { type MovedBy, moveEnrolment } from "./move-enrolment.ts";
export const learningRoutes: readonly Route[] = [];
export const learningJobs = {};
