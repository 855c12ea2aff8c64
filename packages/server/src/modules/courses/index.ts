import { moveLearners } from "./move-learners.ts";

/** What authors do: drafts, publishing, labels. */
export { courseRoutes } from "./courses.routes.ts";
export const courseJobs = { "courses.move_learners": moveLearners };
