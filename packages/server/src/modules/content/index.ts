import type { Route } from "../../http/bind.ts";

/** What courses are made of: facts of files, packages unpacked, and the origin they live on. */
export const contentRoutes: readonly Route[] = [];
export const contentJobs = {};
