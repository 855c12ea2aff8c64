import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { attemptProblems } from "../tests/problems.ts";
import * as shape from "./marking-shapes.ts";
import { resultProblems } from "./problems.ts";

const { notFound, conflict } = genericProblems;

export const listEssays = endpoint({
  id: "results.essays",
  method: "GET",
  path: "/api/office/essays",
  summary: "Essays that wait for a mark, the longest waiting first",
  access: "results.mark",
  module: learningModules,
  query: z.strictObject({ ...shape.markingFilters, ...pageQuery }),
  answer: z.strictObject({ ...page(shape.waitingEssay).shape, waiting: z.int() }),
});

export const takeEssays = endpoint({
  id: "results.take_essays",
  method: "POST",
  path: "/api/office/essays/next",
  summary: "Take the longest waiting essays nobody else is at: one to mark, one to load ahead",
  access: "results.mark",
  module: learningModules,
  body: z.strictObject({
    ...shape.markingFilters,
    /** Stay the caller's besides. */
    keep: z._default(z.array(shape.essayPlace).check(z.maxLength(3)), []),
    count: z._default(z.int().check(z.minimum(1), z.maximum(3)), 2),
  }),
  answer: z.strictObject({ items: z.array(shape.essay), waiting: z.int() }),
});

export const openEssay = endpoint({
  id: "results.open_essay",
  method: "POST",
  path: "/api/office/attempts/:id/essays/:question/lock",
  summary: "Open one essay to mark it, or to look at its mark again; it is the caller's for some minutes",
  access: "results.mark",
  module: learningModules,
  params: shape.essayParams,
  body: z.strictObject({}),
  answer: shape.essay,
  problems: [notFound, resultProblems.notAnEssay, resultProblems.notEnded, resultProblems.lockedByOther],
});

export const releaseEssay = endpoint({
  id: "results.release_essay",
  method: "DELETE",
  path: "/api/office/attempts/:id/essays/:question/lock",
  summary: "Give an opened essay back to the queue",
  access: "results.mark",
  module: learningModules,
  params: shape.essayParams,
  problems: [notFound],
});

export const markEssay = endpoint({
  id: "results.mark",
  method: "POST",
  path: "/api/office/attempts/:id/essays/:question/marks",
  summary: "Mark an essay by its rubric or by points; a second mark needs a reason, and both are kept",
  access: "results.mark",
  module: learningModules,
  params: shape.essayParams,
  body: shape.marking,
  answer: shape.essay,
  problems: [
    notFound,
    conflict,
    resultProblems.notAnEssay,
    resultProblems.notEnded,
    resultProblems.lockedByOther,
    resultProblems.ownEssay,
    resultProblems.aboveMost,
    resultProblems.otherRubric,
    resultProblems.reasonNeeded,
    attemptProblems.isVoid,
  ],
  idempotent: true,
});

export const showWriter = endpoint({
  id: "results.show_writer",
  method: "POST",
  path: "/api/office/attempts/:id/writer",
  summary: "Who wrote an attempt; asking stands in the audit trail",
  access: "results.mark",
  module: learningModules,
  params: z.strictObject({ id }),
  body: z.strictObject({}),
  answer: z.strictObject({ name: z.string(), store: z.nullable(z.string()) }),
  problems: [notFound],
});
