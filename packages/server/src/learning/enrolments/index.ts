export { enrolmentRoutes } from "./enrolments.routes.ts";
export { teachingJobs } from "./jobs.ts";
/** Enrolments and reports. */
export { coursesInProgress, flagQueue, requestQueue, trailsInProgress } from "./waiting.queries.ts";
