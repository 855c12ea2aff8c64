/** Support requests and their answers. */
export { eraseFromRequests, eraseRequestsFrom, requestsWrittenBy } from "./erasing.queries.ts";
export { supportRoutes } from "./support.routes.ts";
export { requestsDue, supportQueue } from "./waiting.queries.ts";
