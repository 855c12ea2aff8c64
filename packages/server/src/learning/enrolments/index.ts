export { teachingJobs } from "./jobs.ts";
/** Who takes part and how far they are: enrolments and reports. */
export { requestsToDecide } from "./requests-to-decide.ts";
export { teachingRoutes } from "./teaching.routes.ts";
