import type { Route } from "../../http/bind.ts";

/** Badges by rule. */
export const badgeRoutes: readonly Route[] = [];
export const badgeJobs = {};
