export { orderJobs } from "./jobs.ts";
export { leaveOrders } from "./leave-orders.ts";
export { countCodesUnseen as codesToLookAt } from "./orders.read.queries.ts";
/** Redemptions: from points held to the parcel or code delivered. */
export { orderRoutes } from "./orders.routes.ts";
export { orderSearch } from "./search.queries.ts";
export { verifyOrders } from "./verify-orders.ts";
export { approvalQueue, parcelQueue } from "./waiting.queries.ts";
