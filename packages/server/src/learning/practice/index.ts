/** The question of the day, streaks, drills. */
export { drillRoutes } from "./drills.routes.ts";
export { drillsToEnd } from "./due.queries.ts";
export { drillsOfSession } from "./my-drills.ts";
