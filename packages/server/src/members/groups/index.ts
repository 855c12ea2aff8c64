/** Groups of people the client makes. */
export { groupRoutes } from "./groups.routes.ts";
export { peopleNamed } from "./people-named.ts";
