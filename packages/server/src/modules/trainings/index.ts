/** Trainings that may be required, and who completed them. */
export { trainingRoutes } from "./trainings.routes.ts";
export { trainingsNamed } from "./trainings-named.ts";
export const trainingJobs = {};
