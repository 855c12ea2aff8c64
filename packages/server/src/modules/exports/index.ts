import type { Route } from "../../http/bind.ts";

/** Lists and figures as files, made by a job. */
export const exportRoutes: readonly Route[] = [];
export const exportJobs = {};
