import { foldStandings } from "./fold.ts";

/** What people have reached in a campaign, counted for rankings and sums. */
export { standingRoutes } from "./standings.routes.ts";
export const standingJobs = { "standings.fold": foldStandings };
export { verifyStandings } from "./verify-standings.ts";
