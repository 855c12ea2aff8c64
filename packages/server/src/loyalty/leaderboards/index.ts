export { standingJobs } from "./jobs.ts";
/** Leaderboards, counted for rankings and sums. */
export { standingRoutes } from "./standings.routes.ts";
export { verifyStandings } from "./verify-standings.ts";
