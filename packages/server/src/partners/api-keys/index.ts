/** Systems of partners that send people here signed in (§4 Webservice login). */
export { partnerRoutes } from "./partners.routes.ts";
export { partnerJobs } from "./sweep.ts";
