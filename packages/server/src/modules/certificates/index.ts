import type { Route } from "../../http/bind.ts";

/** Certificates: designed, issued, verified. */
export const certificateRoutes: readonly Route[] = [];
export const certificateJobs = {};
