/** People of a programme, with their status, roles and places. */
export { announceInvitation, signInAddress } from "./announce.ts";
export { peopleJobs } from "./jobs.ts";
export { type AccountRow, accountByEmail, documentIsUsed } from "./people.accounts.queries.ts";
export { eraseInvitations } from "./people.invitations.queries.ts";
export { knownLinks } from "./people.links.queries.ts";
export { admitMember, endMemberships, removeMemberships } from "./people.memberships.queries.ts";
export { outOfReach } from "./people.policy.ts";
export { lockMemberships, programmeOf } from "./people.queries.ts";
export { peopleRoutes } from "./people.routes.ts";
export { checkLinks, retailerOf } from "./rules/program-links.ts";
export { searchText } from "./rules/search-text.ts";
export { personSearch } from "./search.queries.ts";
export { peopleStep } from "./set-up.queries.ts";
