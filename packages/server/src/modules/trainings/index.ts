/** Trainings that may be required, who completed them, and what else a gate asks of a person. */
export { completeTraining } from "./complete-training.ts";
export { gateFacts, trainingsNamed } from "./gate-facts.ts";
export { trainingRoutes } from "./trainings.routes.ts";
export const trainingJobs = {};
