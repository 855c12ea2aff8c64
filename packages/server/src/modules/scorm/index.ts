import type { Route } from "../../http/bind.ts";

/** Packages that talk: launches, what they commit, and what their verdict means. */
export const scormRoutes: readonly Route[] = [];
export const scormJobs = {};
