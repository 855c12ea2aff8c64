import { sweepBadges, weighBadges } from "./weigh-badges.ts";

/** Badges: what brings them, and who has them. */
export { badgeRoutes } from "./badges.routes.ts";
export const badgeJobs = { "badges.weigh": weighBadges, "badges.sweep": sweepBadges };
