/** Authoring: drafts, publishing, labels. */
export { addCourse, setCourseState } from "./course-training.ts";
export type { CourseAuthor } from "./courses.queries.ts";
export { courseRoutes } from "./courses.routes.ts";
export { emptyDraft } from "./empty-draft.ts";
export { courseJobs } from "./jobs.ts";
export { courseSearch } from "./search.queries.ts";
export { coursesStep } from "./set-up.queries.ts";
export { writePublished } from "./write-published.ts";
