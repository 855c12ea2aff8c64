import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { labelEndpoints } from "./label-endpoints.ts";
import { previewEndpoints } from "./preview-endpoints.ts";
import { courseProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const listOfficeCourses = endpoint({
  id: "courses.office_list",
  method: "GET",
  path: "/api/courses",
  summary:
    "Courses and trails of the client with who edited last, learners and how many finished, the newest first",
  access: "courses.read",
  module: learningModules,
  query: z.strictObject({
    /** In the title, in any language. */
    search: searchText,
    kind: z.optional(shape.courseKind),
    state: z.optional(shape.courseState),
    labelId: z.optional(id),
    ...pageQuery,
  }),
  answer: page(shape.courseListItem),
});

export const createCourse = endpoint({
  id: "courses.create",
  method: "POST",
  path: "/api/courses",
  summary: "Begin a course or a trail, as a draft nobody else sees",
  access: "courses.edit",
  module: learningModules,
  body: shape.courseCreate,
  answer: z.strictObject({ id }),
  idempotent: true,
});

export const readOfficeCourse = endpoint({
  id: "courses.office_read",
  method: "GET",
  path: "/api/courses/:id",
  summary:
    "A course or trail as it is edited, with what is known of the files, packages and courses it names",
  access: "courses.read",
  module: learningModules,
  params,
  answer: shape.officeCourse,
  problems: [genericProblems.notFound],
});

export const saveDraft = endpoint({
  id: "courses.save_draft",
  method: "PUT",
  path: "/api/courses/:id/draft",
  summary: "Keep the whole draft; it may be unfinished. Learners see nothing of it before it is published",
  access: "courses.edit",
  module: learningModules,
  params,
  body: shape.draftSave,
  answer: shape.draftSaved,
  problems: [genericProblems.notFound, courseProblems.draftTaken, courseProblems.archived],
  bodyLimit: shape.draftBytes,
});

export const copyCourse = endpoint({
  id: "courses.copy",
  method: "POST",
  path: "/api/courses/:id/copies",
  summary: "Begin a new draft from this one",
  access: "courses.edit",
  module: learningModules,
  params,
  answer: z.strictObject({ id }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const archiveCourse = endpoint({
  id: "courses.archive",
  method: "POST",
  path: "/api/courses/:id/archive",
  summary: "Take a course or trail out of the lists; whoever completed it keeps that",
  access: "courses.publish",
  module: learningModules,
  params,
  answer: z.strictObject({ state: shape.courseState }),
  problems: [genericProblems.notFound, courseProblems.isUsed],
});

export const restoreCourse = endpoint({
  id: "courses.restore",
  method: "POST",
  path: "/api/courses/:id/restore",
  summary: "Bring an archived course or trail back to what it was",
  access: "courses.publish",
  module: learningModules,
  params,
  answer: z.strictObject({ state: shape.courseState }),
  problems: [genericProblems.notFound, courseProblems.needsArchived],
});

export const removeCourse = endpoint({
  id: "courses.remove",
  method: "DELETE",
  path: "/api/courses/:id",
  summary: "Delete a draft that never was published",
  access: "courses.edit",
  module: learningModules,
  params,
  problems: [genericProblems.notFound, courseProblems.wasPublished, courseProblems.isUsed],
});

export const readPublication = endpoint({
  id: "courses.publication",
  method: "GET",
  path: "/api/courses/:id/publication",
  summary:
    "What publishing the draft would mean: what stops it, what changes, and who would lose a completion",
  access: "courses.read",
  module: learningModules,
  params,
  answer: shape.publication,
  problems: [genericProblems.notFound],
});

export const publishCourse = endpoint({
  id: "courses.publish",
  method: "POST",
  path: "/api/courses/:id/publish",
  summary: "Publish the draft as a version; learners finish the version they started unless they are moved",
  access: "courses.publish",
  module: learningModules,
  params,
  body: shape.publishing,
  answer: shape.published,
  problems: [
    genericProblems.notFound,
    courseProblems.draftTaken,
    courseProblems.notReady,
    courseProblems.archived,
    courseProblems.moving,
  ],
  idempotent: true,
});

export const listVersions = endpoint({
  id: "courses.versions",
  method: "GET",
  path: "/api/courses/:id/versions",
  summary: "Published versions, the newest first, with who learns on each",
  access: "courses.read",
  module: learningModules,
  params,
  query: z.strictObject(pageQuery),
  answer: page(shape.courseVersion),
  problems: [genericProblems.notFound],
});

export const courseEndpoints: readonly EndpointSpec[] = [
  listOfficeCourses,
  createCourse,
  readOfficeCourse,
  saveDraft,
  copyCourse,
  archiveCourse,
  restoreCourse,
  removeCourse,
  readPublication,
  publishCourse,
  listVersions,
  ...previewEndpoints,
  ...labelEndpoints,
];
