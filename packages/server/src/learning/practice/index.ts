/** The question of the day, streaks, drills. */
export { drillRoutes } from "./drills.routes.ts";
export { drillsToEnd } from "./due.queries.ts";
export { drillsOfSession, listMyDrills } from "./my-drills.ts";
export { askDaily, askedToday } from "./the-day.ts";
