// The door of error reports.
export { errorReportRoutes } from "./error-reports.routes.ts";
