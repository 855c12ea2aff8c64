/** Ways in beside the password: other accounts, document and birth date, first access, a vendor's redirect. */
export { entranceRoutes } from "./entrances.routes.ts";
export { issueCodes } from "./issue-access-codes.ts";
export { entranceJobs } from "./jobs.ts";
