import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment } from "../../core/shapes.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { questionKinds } from "../questions/sorts.ts";
import { resultFilters } from "./shapes.ts";

// Opinions about a course: what reaction evaluations asked, and scales wherever they stood. Nobody is named.

const count = z.int().check(z.minimum(0));
/** Where it was asked. */
const question = {
  activityId: id,
  activity: z.string(),
  module: z.string(),
  questionId: id,
  prompt: z.string(),
};

export const opinionRow = z.strictObject({
  ...question,
  /** Version of the question: one whose steps changed is counted apart. */
  version: count,
  kind: z.enum(questionKinds),
  answers: count,
  /** Mean on a scale, 1 to its last step; null: no scale. */
  mean: z.nullable(z.number()),
  /** Steps of a scale from 1, or options of a choice, with how many took each; none where words were asked for. */
  choices: z.array(z.strictObject({ text: z.string(), answers: count })),
});
export type OpinionRow = z.output<typeof opinionRow>;

export const comment = z.strictObject({ ...question, text: z.string(), at: moment });
export type Comment = z.output<typeof comment>;

const narrowed = { activityId: z.optional(id), ...resultFilters, ...pageQuery };

export const listOpinions = endpoint({
  id: "results.opinions",
  method: "GET",
  path: "/api/office/courses/:id/opinions",
  summary:
    "What people think of a course: of each question of opinion how its answers spread, module by module",
  access: "results.read",
  module: learningModules,
  params: z.strictObject({ id }),
  query: z.strictObject(narrowed),
  answer: z.strictObject({
    ...page(opinionRow).shape,
    course: namedCourse,
    /** Attempts that were handed in. */
    attempts: count,
  }),
  problems: [genericProblems.notFound],
});

export const listComments = endpoint({
  id: "results.comments",
  method: "GET",
  path: "/api/office/courses/:id/comments",
  summary: "What people wrote in the reaction evaluations of a course, the newest first, without their names",
  access: "results.read",
  module: learningModules,
  params: z.strictObject({ id }),
  query: z.strictObject({ questionId: z.optional(id), ...narrowed }),
  answer: page(comment),
  problems: [genericProblems.notFound],
});
