export { standingJobs } from "./jobs.ts";
/** What people have reached in a campaign, counted for rankings and sums. */
export { standingRoutes } from "./standings.routes.ts";
export { verifyStandings } from "./verify-standings.ts";
