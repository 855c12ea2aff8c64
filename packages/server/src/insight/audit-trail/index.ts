// The door of admin: the audit trail and the jobs that gave up.
export { adminRoutes } from "./admin.routes.ts";
