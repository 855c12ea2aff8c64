import type { Route } from "../../http/bind.ts";

/** Games: dealt, judged and counted by the server. */
export const gameRoutes: readonly Route[] = [];
export const gameJobs = {};
