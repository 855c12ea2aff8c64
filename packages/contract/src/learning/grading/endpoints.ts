import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { attemptTimeline } from "../tests/shapes.ts";
import {
  listEssays,
  markEssay,
  openEssay,
  releaseEssay,
  showWriter,
  takeEssays,
} from "./marking-endpoints.ts";
import { listComments, listOpinions } from "./opinions.ts";
import { previewRegrade, startRegrade } from "./regrade-endpoints.ts";
import * as shape from "./shapes.ts";

const { notFound } = genericProblems;
/** A test, by its course and its place there. */
const ofTest = z.strictObject({ id, activityId: id });

export const listTests = endpoint({
  id: "results.tests",
  method: "GET",
  path: "/api/office/tests",
  summary: "Tests somebody has taken, the last one taken first",
  access: "results.read",
  module: learningModules,
  query: z.strictObject({ courseId: z.optional(id), search: searchText, ...pageQuery }),
  answer: page(shape.testRow),
});

export const readTest = endpoint({
  id: "results.test",
  method: "GET",
  path: "/api/office/courses/:id/tests/:activityId",
  summary: "How a test goes: who passed, how percents spread, attempts and time it took",
  access: "results.read",
  module: learningModules,
  params: ofTest,
  query: z.strictObject(shape.resultFilters),
  answer: shape.testOverview,
  problems: [notFound],
});

export const listTestPeople = endpoint({
  id: "results.people",
  method: "GET",
  path: "/api/office/courses/:id/tests/:activityId/people",
  summary: "Who took a test and how far they came, by name",
  access: "results.read",
  module: learningModules,
  params: ofTest,
  query: z.strictObject({
    ...shape.resultFilters,
    search: searchText,
    passed: z.optional(z.enum(["true", "false"])),
    ...pageQuery,
  }),
  answer: page(shape.personRow),
  problems: [notFound],
});

export const listTestPlaces = endpoint({
  id: "results.places",
  method: "GET",
  path: "/api/office/courses/:id/tests/:activityId/places",
  summary: "How the people of each group, store or country did in a test, by name",
  access: "results.read",
  module: learningModules,
  params: ofTest,
  query: z.strictObject({
    by: z.enum(shape.resultPlaces),
    ...shape.resultFilters,
    search: searchText,
    ...pageQuery,
  }),
  answer: page(shape.placeRow),
  problems: [notFound],
});

export const listItems = endpoint({
  id: "results.items",
  method: "GET",
  path: "/api/office/courses/:id/tests/:activityId/items",
  summary: "Item analysis: how each question of a test did, those with a flag first",
  access: "results.read",
  module: learningModules,
  params: ofTest,
  query: z.strictObject({ flagged: z.optional(z.enum(["true", "false"])), ...pageQuery }),
  answer: shape.itemAnalysis,
  problems: [notFound],
});

export const countItems = endpoint({
  id: "results.count_items",
  method: "POST",
  path: "/api/office/courses/:id/tests/:activityId/items/count",
  summary: "Have the item analysis of a test counted now instead of within the next minutes",
  access: "results.read",
  module: learningModules,
  params: ofTest,
  body: z.strictObject({}),
  problems: [notFound],
});

export const listAttempts = endpoint({
  id: "results.attempts",
  method: "GET",
  path: "/api/office/attempts",
  summary: "Attempts at tests, the newest first: of a test, of a person, of a course",
  access: "results.read",
  module: learningModules,
  query: shape.attemptsQuery,
  answer: page(shape.attemptRow),
});

export const readAttemptTimeline = endpoint({
  id: "results.timeline",
  method: "GET",
  path: "/api/office/attempts/:id/timeline",
  summary: "Every step of somebody's attempt, with devices, late answers, grants, marks and regrades",
  access: "results.read",
  module: learningModules,
  params: z.strictObject({ id }),
  answer: attemptTimeline,
  problems: [notFound],
});

export const resultEndpoints: readonly EndpointSpec[] = [
  listEssays,
  takeEssays,
  openEssay,
  releaseEssay,
  markEssay,
  showWriter,
  listTests,
  readTest,
  listTestPeople,
  listTestPlaces,
  listItems,
  countItems,
  listOpinions,
  listComments,
  listAttempts,
  readAttemptTimeline,
  previewRegrade,
  startRegrade,
];
