import { inviteMany } from "./invite-many.ts";

/** Who is in a programme, and what they are there. */
export { peopleRoutes } from "./people.routes.ts";
export const peopleJobs = { "people.invite": inviteMany };
