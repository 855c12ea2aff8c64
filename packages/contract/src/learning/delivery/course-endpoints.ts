import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { courseKinds, subscriptions } from "./outline.ts";
import { courseProblems } from "./problems.ts";
import * as shape from "./shapes.ts";
import { progressFilters } from "./states.ts";

const byId = z.strictObject({ id });
const uuid = "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}";
/** Ids with commas between them: any one of them. */
const ids = z
  .string()
  .check(z.maxLength(800), z.regex(new RegExp(`^${uuid}(,${uuid}){0,19}$`)), z.toLowerCase());
/** Words of a list with commas between them: any one of them. */
const someOf = (words: readonly string[]) =>
  z
    .string()
    .check(z.maxLength(100), z.regex(new RegExp(`^(${words.join("|")})(,(${words.join("|")})){0,9}$`)));

export const listCourses = endpoint({
  id: "learning.courses",
  method: "GET",
  path: "/api/learning/courses",
  summary: "Courses and trails for the caller, with how far they are",
  access: "participant",
  module: learningModules,
  query: z.strictObject({
    kind: z.optional(z.enum(courseKinds)),
    /** In titles, summaries and labels of any language; without accents, and with small slips. */
    search: searchText,
    /** Some of the progress filters, with commas. */
    progress: z.optional(someOf(progressFilters)),
    favorite: z.optional(z.enum(["true", "false"])),
    areas: z.optional(ids),
    groups: z.optional(ids),
    tags: z.optional(ids),
    categories: z.optional(ids),
    /** Some of the ways in, with commas. */
    subscription: z.optional(someOf(subscriptions)),
    sort: z._default(z.enum(shape.courseSorts), "recommended"),
    ...pageQuery,
  }),
  answer: shape.coursePage,
});

export const readCourseFilters = endpoint({
  id: "learning.filters",
  method: "GET",
  path: "/api/learning/filters",
  summary: "What the caller's courses can be narrowed by, with how many there are",
  access: "participant",
  module: learningModules,
  query: z.strictObject({ kind: z.optional(z.enum(courseKinds)) }),
  answer: shape.courseFilters,
});

export const readCourse = endpoint({
  id: "learning.course",
  method: "GET",
  path: "/api/learning/courses/:id",
  summary:
    "A course or trail: outline with locks and their reasons, what it asks, what it gives, where to go on",
  access: "participant",
  module: learningModules,
  params: byId,
  query: z.strictObject({
    /** The trail it is seen in. */
    trailId: z.optional(id),
  }),
  answer: shape.course,
  problems: [genericProblems.notFound],
});

export const favourCourse = endpoint({
  id: "learning.favour",
  method: "PUT",
  path: "/api/learning/courses/:id/favourite",
  summary: "Put a course or trail among the caller's favourites",
  access: "participant",
  module: learningModules,
  params: byId,
  problems: [genericProblems.notFound],
});

export const unfavourCourse = endpoint({
  id: "learning.unfavour",
  method: "DELETE",
  path: "/api/learning/courses/:id/favourite",
  summary: "Take a course or trail out of the caller's favourites",
  access: "participant",
  module: learningModules,
  params: byId,
});

export const enrolInCourse = endpoint({
  id: "learning.enrol",
  method: "POST",
  path: "/api/learning/courses/:id/enrolment",
  summary: "Enrol, ask to be enrolled, or accept an invitation; whoever is in stays in",
  access: "participant",
  module: learningModules,
  params: byId,
  body: z.strictObject({}),
  answer: shape.enrolment,
  problems: [genericProblems.notFound, courseProblems.invitationOnly, courseProblems.blocked],
});

export const unenrolFromCourse = endpoint({
  id: "learning.unenrol",
  method: "DELETE",
  path: "/api/learning/courses/:id/enrolment",
  summary: "Leave a course or trail; progress is kept for whoever comes back",
  access: "participant",
  module: learningModules,
  params: byId,
  answer: shape.enrolment,
  problems: [genericProblems.notFound, courseProblems.cannotLeave],
});

export const readNext = endpoint({
  id: "learning.next",
  method: "GET",
  path: "/api/learning/next",
  summary: "What the caller goes on with, what they have to do, and what is due in the next fourteen days",
  access: "participant",
  module: learningModules,
  answer: shape.learningNext,
});

export const courseListEndpoints: readonly EndpointSpec[] = [
  listCourses,
  readCourseFilters,
  readCourse,
  favourCourse,
  unfavourCourse,
  enrolInCourse,
  unenrolFromCourse,
  readNext,
];
