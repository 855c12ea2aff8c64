export { privacyJobs } from "./jobs.ts";
/** Own data: what is kept of somebody, as a file for them, and their leaving for good. */
export { privacyRoutes } from "./privacy.routes.ts";
