import type { Route } from "../../http/bind.ts";

/** Levels: reached by experience, granted by people, kept or lost when the next campaign begins. */
export const levelRoutes: readonly Route[] = [];
export const levelJobs = {};
