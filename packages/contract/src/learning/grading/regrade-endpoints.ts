import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { resultProblems } from "./problems.ts";
import * as shape from "./regrade-shapes.ts";

const ofQuestion = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

export const previewRegrade = endpoint({
  id: "results.preview_regrade",
  method: "GET",
  path: "/api/office/questions/:id/regrade",
  summary: "Who would move, and by how much, were attempts counted by a question as it is mended now",
  access: "results.regrade",
  module: learningModules,
  params: ofQuestion,
  query: z.strictObject({
    /** Where the part before ended. */
    cursor: z.optional(z.string().check(z.maxLength(4096))),
  }),
  answer: shape.regradePreview,
  problems: [notFound],
});

export const startRegrade = endpoint({
  id: "results.regrade",
  method: "POST",
  path: "/api/office/questions/:id/regrade",
  summary: "Count attempts by a question as it is mended now, by a job; a pass stays unless it is named",
  access: "results.regrade",
  module: learningModules,
  params: ofQuestion,
  body: shape.regrading,
  answer: shape.regradeRun,
  problems: [notFound, conflict, resultProblems.regradeRuns],
  idempotent: true,
});
