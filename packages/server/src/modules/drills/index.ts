import type { Route } from "../../http/bind.ts";

/** The question of the day, streaks, drills. */
export const drillRoutes: readonly Route[] = [];
export const drillJobs = {};
