/** Points given by people rather than by a sale: proposed by one, decided by another. */
export { adjustmentRoutes } from "./adjustments.routes.ts";
export { awardJobs } from "./jobs.ts";
export { proposalQueue } from "./waiting.queries.ts";
