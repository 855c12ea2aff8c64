import { sendFirstAccess } from "./send-first-access.ts";

/** Ways in beside the password: other accounts, document and birth date, first access, a vendor's redirect. */
export { entranceRoutes } from "./entrances.routes.ts";
export const entranceJobs = { "entrances.first_access": sendFirstAccess };
