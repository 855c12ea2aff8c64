/** Systems of partners that send people here signed in (§states#webservice-login). */

export { partnerJobs } from "./jobs.ts";
export { partnerRoutes } from "./partners.routes.ts";
