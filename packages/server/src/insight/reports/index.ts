/** Sums of the programme, kept as things happen and shown with their age. */

export { verifyWeeks } from "./count-weekly-sums.ts";
export { figureJobs } from "./jobs.ts";
export { reportRoutes } from "./reports.routes.ts";
