import type { Route } from "../../http/bind.ts";

/** What people have reached in a campaign, counted for rankings and sums. */
export const standingRoutes: readonly Route[] = [];
export const standingJobs = {};
