// The door of the audit trail.
export { auditTrailRoutes } from "./admin.routes.ts";
