/** Groups of people the client makes. */
export { addToGroups, replaceGroups } from "./group-memberships.queries.ts";
export { groupRoutes } from "./groups.routes.ts";
export { peopleNamed } from "./people-named.ts";
