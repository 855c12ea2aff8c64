import { eraseAddresses } from "./erase-addresses.ts";
import { holdChanged } from "./hold-changed.ts";

export { leaveOrders } from "./leave-orders.ts";
export { countCodesUnseen as codesToLookAt } from "./orders.read.queries.ts";
/** Redemptions: from points held to the parcel or code delivered. */
export { orderRoutes } from "./orders.routes.ts";
export { ordersToApprove } from "./orders-to-approve.ts";
export { verifyOrders } from "./verify-orders.ts";
export const orderJobs = { "orders.hold_changed": holdChanged, "orders.erase_addresses": eraseAddresses };
