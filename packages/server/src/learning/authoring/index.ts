import { moveLearners } from "./move-learners.ts";

/** What authors do: drafts, publishing, labels. */
export { type Author, insertCourse, writeState } from "./courses.queries.ts";
export { courseRoutes } from "./courses.routes.ts";
export { emptyDraft } from "./empty-draft.ts";
export { writePublished } from "./write-published.ts";
export const courseJobs = { "courses.move_learners": moveLearners };
