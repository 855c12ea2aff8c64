import type { Route } from "../../http/bind.ts";

/** Trainings that open things, and who has finished them. */
export const trainingRoutes: readonly Route[] = [];
export const trainingJobs = {};
