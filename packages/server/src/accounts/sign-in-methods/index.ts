import { sendFirstAccess } from "./send-first-access.ts";
import { sweep } from "./sweep.ts";

/** Ways in beside the password: other accounts, document and birth date, first access, a vendor's redirect. */
export { entranceRoutes } from "./entrances.routes.ts";
export { issueCodes } from "./issue-access-codes.ts";
export const entranceJobs = { "entrances.first_access": sendFirstAccess, "entrances.sweep": sweep };
