import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { courseProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });
const labels = z.strictObject({ items: z.array(shape.courseLabel) });

export const listLabels = endpoint({
  id: "courses.labels",
  method: "GET",
  path: "/api/course-labels",
  summary: "Areas, groups, categories and tags of courses in their order, those switched off too",
  access: "courses.read",
  module: learningModules,
  query: z.strictObject({ kind: z.optional(shape.labelKind) }),
  answer: labels,
});

export const createLabel = endpoint({
  id: "courses.label_create",
  method: "POST",
  path: "/api/course-labels",
  summary: "Add an area, group, category or tag at the end of its kind",
  access: "courses.edit",
  module: learningModules,
  body: shape.labelCreate,
  answer: shape.courseLabel,
  problems: [courseProblems.labelNameUsed, courseProblems.labelLimit],
  idempotent: true,
});

export const editLabel = endpoint({
  id: "courses.label_edit",
  method: "PATCH",
  path: "/api/course-labels/:id",
  summary: "Change a label's name, or switch it off",
  access: "courses.edit",
  module: learningModules,
  params,
  body: shape.labelEdit,
  answer: shape.courseLabel,
  problems: [genericProblems.notFound, genericProblems.conflict, courseProblems.labelNameUsed],
});

export const orderLabels = endpoint({
  id: "courses.label_order",
  method: "PUT",
  path: "/api/course-labels/order",
  summary: "Put all labels of a kind in order",
  access: "courses.edit",
  module: learningModules,
  body: shape.labelOrder,
  answer: labels,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const removeLabel = endpoint({
  id: "courses.label_remove",
  method: "DELETE",
  path: "/api/course-labels/:id",
  summary: "Delete a label no course wears",
  access: "courses.edit",
  module: learningModules,
  params,
  problems: [genericProblems.notFound, courseProblems.labelUsed],
});

export const labelEndpoints = [listLabels, createLabel, editLabel, orderLabels, removeLabel];
