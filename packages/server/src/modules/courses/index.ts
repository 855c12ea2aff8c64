import type { Route } from "../../http/bind.ts";

/** What authors do: drafts, publishing, labels, audiences. */
export const courseRoutes: readonly Route[] = [];
export const courseJobs = {};
