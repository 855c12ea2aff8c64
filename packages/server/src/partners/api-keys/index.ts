/** Systems of partners that send people here signed in (§states#webservice-login). */
export { partnerRoutes } from "./partners.routes.ts";
export { partnerJobs } from "./sweep.ts";
