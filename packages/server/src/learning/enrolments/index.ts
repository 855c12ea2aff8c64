export { enrolmentRoutes } from "./enrolments.routes.ts";
export { teachingJobs } from "./jobs.ts";
/** Enrolments and reports. */
export { flagQueue, requestQueue } from "./waiting.queries.ts";
