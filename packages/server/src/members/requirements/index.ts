/** Trainings that may be required, and who completed them. */
export { completeTraining } from "./complete-training.ts";
export {
  deleteTraining,
  insertCourseTraining,
  publishTraining,
  switchTraining,
  withdrawCompletions,
} from "./course-trainings.queries.ts";
export { trainingRoutes } from "./trainings.routes.ts";
export { trainingsNamed } from "./trainings-named.queries.ts";
