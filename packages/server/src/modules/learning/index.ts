import type { Route } from "../../http/bind.ts";

/** What learners do: find, enrol, work through activities, finish; each completion is told once. */
export const learningRoutes: readonly Route[] = [];
export const learningJobs = {};
