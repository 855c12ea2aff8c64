export { resultJobs } from "./jobs.ts";
/** Grading: essays to mark, results, item analysis. */
export { resultRoutes } from "./results.routes.ts";
export { essayQueue } from "./waiting.queries.ts";
