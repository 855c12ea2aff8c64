/** Lists and figures as files, made by a job. */
export { expireExportsOf } from "./exports.queries.ts";
export { exportRoutes } from "./exports.routes.ts";
export { exportJobs } from "./jobs.ts";
export { failedFiles } from "./waiting.queries.ts";
