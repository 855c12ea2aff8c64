import type { Route } from "../../http/bind.ts";

/** Banks of questions, their versions, files in and out. */
export const questionRoutes: readonly Route[] = [];
export const questionJobs = {};
