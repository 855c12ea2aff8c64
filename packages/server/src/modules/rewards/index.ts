import type { Route } from "../../http/bind.ts";

/** What points can be exchanged for: items, prices, limits, stock and digital codes. */
export const rewardRoutes: readonly Route[] = [];
export const rewardJobs = {};
