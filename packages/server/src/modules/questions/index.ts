/** Banks of questions, their versions, files in and out. */
export { banksNamed, newestVersions } from "./pool.queries.ts";
export { mayBeDrawn, poolOf } from "./pool-of.ts";
export { type QuestionRef, questionVersions, versionName } from "./question-versions.ts";
export { questionRoutes } from "./questions.routes.ts";
export const questionJobs = {};
