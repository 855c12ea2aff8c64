import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment } from "../../core/shapes.ts";
import * as shape from "./report-shapes.ts";

export const reportPeople = endpoint({
  id: "teaching.report_people",
  method: "GET",
  path: "/api/learning-reports/people",
  summary: "How far people are in their courses and trails, by name",
  access: "courses.report",
  module: learningModules,
  query: shape.reportQuery,
  answer: page(shape.reportedPerson),
});

export const reportStores = endpoint({
  id: "teaching.report_stores",
  method: "GET",
  path: "/api/learning-reports/stores",
  summary: "How far the people of each store are, by name",
  access: "courses.report",
  module: learningModules,
  query: shape.reportQuery,
  answer: page(shape.reportedPlace),
});

export const reportGroups = endpoint({
  id: "teaching.report_groups",
  method: "GET",
  path: "/api/learning-reports/groups",
  summary: "How far the people of each group are, by name",
  access: "courses.report",
  module: learningModules,
  query: shape.reportQuery,
  answer: page(shape.reportedPlace),
});

export const reportCourses = endpoint({
  id: "teaching.report_courses",
  method: "GET",
  path: "/api/learning-reports/courses",
  summary: "How far people are in each course and trail, by title",
  access: "courses.report",
  module: learningModules,
  query: shape.reportQuery,
  answer: z.strictObject({
    ...page(shape.reportedCourse).shape,
    /** Moment a large programme's enrolments were summed; null: as they are now. */
    countedAt: z.nullable(moment),
  }),
});

export const reportPerson = endpoint({
  id: "teaching.report_person",
  method: "GET",
  path: "/api/learning-reports/people/:userId",
  summary: "One person and all their courses and trails",
  access: "courses.report",
  module: learningModules,
  params: z.strictObject({ userId: id }),
  answer: shape.personLearning,
  problems: [genericProblems.notFound],
});

export const reportActivities = endpoint({
  id: "teaching.report_activities",
  method: "GET",
  path: "/api/learning-reports/people/:userId/courses/:id",
  summary: "What one person has done in a course, activity by activity",
  access: "courses.report",
  module: learningModules,
  params: z.strictObject({ userId: id, id }),
  answer: shape.personActivities,
  problems: [genericProblems.notFound],
});

export const reportEndpoints: readonly EndpointSpec[] = [
  reportPeople,
  reportStores,
  reportGroups,
  reportCourses,
  reportPerson,
  reportActivities,
];
