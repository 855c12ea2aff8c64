export { registrationJobs } from "./jobs.ts";
/** People who register themselves, and staff who let them in. */
export { registrationRoutes } from "./registration.routes.ts";
export { registrationQueue } from "./waiting.queries.ts";
