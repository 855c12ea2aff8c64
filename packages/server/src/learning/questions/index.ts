/** Banks of questions, their versions, files in and out. */
export { banksNamed, newestVersions } from "./pool.queries.ts";
export { mayBeDrawn, poolOf } from "./question-pool.ts";
export { type QuestionRef, questionVersions, versionName } from "./question-versions.ts";
export { insertQuestions } from "./questions.queries.ts";
export { questionRoutes } from "./questions.routes.ts";
export { questionSearch } from "./search.queries.ts";
export { writtenQuestion } from "./write-question.ts";
