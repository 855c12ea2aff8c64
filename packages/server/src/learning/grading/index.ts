/** Grading: essays to mark, results, item analysis. */
export { essaysToMark } from "./essays-to-mark.ts";
export { resultJobs } from "./jobs.ts";
export { resultRoutes } from "./results.routes.ts";
