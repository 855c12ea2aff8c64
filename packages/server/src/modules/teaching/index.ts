import type { Route } from "../../http/bind.ts";

/** Who takes part and how far they are: enrolments and reports. */
export const teachingRoutes: readonly Route[] = [];
export const teachingJobs = {};
