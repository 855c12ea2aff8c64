import { postBatch } from "./post-awards.ts";

/** Points given by people rather than by a sale: proposed by one, decided by another. */
export { awardRoutes } from "./awards.routes.ts";
export const awardJobs = { "awards.post": postBatch };
