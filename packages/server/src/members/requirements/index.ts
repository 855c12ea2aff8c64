/** Trainings that may be required, who completed them, and what else a gate asks of a person. */
export { completeTraining } from "./complete-training.ts";
export { factsIn, type GateFactsRow, gateFacts } from "./gate-facts.ts";
export { trainingRoutes } from "./trainings.routes.ts";
export { trainingsNamed } from "./trainings-named.ts";
