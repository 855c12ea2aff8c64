import type { Route } from "../../http/bind.ts";
import { holdChanged } from "./hold-changed.ts";

/** Redemptions: from points held to the parcel or code delivered. */
export const orderRoutes: readonly Route[] = [];
export const orderJobs = { "orders.hold_changed": holdChanged, "orders.erase_addresses": async () => undefined };
