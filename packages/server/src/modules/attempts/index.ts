import type { Route } from "../../http/bind.ts";

/** Tests: what is drawn, answered, handed in and what it does to the course. */
export const attemptRoutes: readonly Route[] = [];
export const attemptJobs = {};
