/** Badges: what brings them, and who has them. */
export { badgeRoutes } from "./badges.routes.ts";
export { badgeJobs } from "./jobs.ts";
