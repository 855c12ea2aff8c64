import type { Route } from "../../http/bind.ts";
import type { ContentRoute } from "../content/index.ts";

/** Packages that talk: launches, what they commit, and what their verdict means. */
export const scormRoutes: readonly Route[] = [];
export const scormJobs = {};
/** Launch page, the API it loads, and commits: under `/<token>/_/` of a package's host. */
export const scormHostRoutes: readonly ContentRoute[] = [];
