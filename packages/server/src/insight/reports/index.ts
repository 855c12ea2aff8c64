/** Sums of the programme, kept as things happen and shown with their age. */
export { figureRoutes } from "./figures.routes.ts";
export { verifyWeeks } from "./fold-figures.ts";
export { figureJobs } from "./jobs.ts";
