export { enrolmentRoutes } from "./enrolments.routes.ts";
export { teachingJobs } from "./jobs.ts";
/** Enrolments and reports. */
export { requestsToDecide } from "./requests-to-decide.ts";
