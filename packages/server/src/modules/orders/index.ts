import type { Route } from "../../http/bind.ts";

/** Redemptions: from points held to the parcel or code delivered. */
export const orderRoutes: readonly Route[] = [];
export const orderJobs = {};
