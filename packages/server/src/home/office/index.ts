/** The office home: what waits for the staff, composed of what each room publishes. */
export { officeRoutes } from "./office.routes.ts";
