export { teachingJobs } from "./jobs.ts";
/** Enrolments and reports. */
export { requestsToDecide } from "./requests-to-decide.ts";
export { teachingRoutes } from "./teaching.routes.ts";
