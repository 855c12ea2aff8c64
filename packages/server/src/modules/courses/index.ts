/** What authors do: drafts, publishing, labels. */
export { courseRoutes } from "./courses.routes.ts";
export const courseJobs = {};
