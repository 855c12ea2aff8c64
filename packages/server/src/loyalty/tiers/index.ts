import { fallBack } from "./fall-back.ts";
import { weighPeople } from "./weigh-people.ts";

/** Levels: reached by experience, granted by people, kept or lost when the next campaign begins. */
export { levelRoutes } from "./levels.routes.ts";
export { reviewsToDo } from "./reviews-to-do.ts";
export const levelJobs = { "levels.weigh": weighPeople, "levels.fall": fallBack };
