/** Ways in beside the password: other accounts, document and birth date, first access, a vendor's redirect. */

export { issueCodes } from "./issue-access-codes.ts";
export { signInMethodJobs } from "./jobs.ts";
export { signInMethodRoutes } from "./sign-in-methods.routes.ts";
