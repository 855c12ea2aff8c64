import { runEnrolling } from "./run-enrolling.ts";
import { sumAll } from "./sum-enrolments.ts";

/** Who takes part and how far they are: enrolments and reports. */
export { requestsToDecide } from "./requests-to-decide.ts";
export { teachingRoutes } from "./teaching.routes.ts";
export const teachingJobs = { "teaching.enrol": runEnrolling, "teaching.sum": sumAll };
