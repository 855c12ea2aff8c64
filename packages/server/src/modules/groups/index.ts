import type { Route } from "../../http/bind.ts";

/** Groups of people the client makes, which gates may ask for. */
export const groupRoutes: readonly Route[] = [];
export const groupJobs = {};
