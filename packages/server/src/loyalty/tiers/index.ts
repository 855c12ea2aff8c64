export { levelJobs } from "./jobs.ts";
/** Levels: reached by experience, granted by people, kept or lost when the next campaign begins. */
export { levelRoutes } from "./levels.routes.ts";
export { readMyLevel } from "./read-my-level.ts";
export { levelQueue } from "./waiting.queries.ts";
