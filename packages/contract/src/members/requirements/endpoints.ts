import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { trainingProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

export const listTrainings = endpoint({
  id: "trainings.list",
  method: "GET",
  path: "/api/trainings",
  summary: "Trainings that may be required, by name",
  access: "trainings.edit",
  module: "always",
  query: z.strictObject({
    /** In the title, in any language. */
    search: searchText,
    active: z.optional(z.enum(["true", "false"])),
    ...pageQuery,
  }),
  answer: page(shape.training),
});

export const createTraining = endpoint({
  id: "trainings.create",
  method: "POST",
  path: "/api/trainings",
  summary: "Add a training that may be required",
  access: "trainings.edit",
  module: "always",
  body: shape.trainingCreate,
  answer: shape.training,
  idempotent: true,
});

export const editTraining = endpoint({
  id: "trainings.edit",
  method: "PATCH",
  path: "/api/trainings/:id",
  summary: "Change a training's title and link, or take it out of use",
  access: "trainings.edit",
  module: "always",
  params: byId,
  body: shape.trainingEdit,
  answer: shape.training,
  problems: [genericProblems.notFound, genericProblems.conflict, trainingProblems.followsCourse],
});

export const listCompletions = endpoint({
  id: "trainings.completions",
  method: "GET",
  path: "/api/trainings/:id/completions",
  summary: "Who completed a training, the newest first",
  access: "trainings.edit",
  module: "always",
  params: byId,
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.completedPerson),
  problems: [genericProblems.notFound],
});

export const completeTraining = endpoint({
  id: "trainings.complete",
  method: "POST",
  path: "/api/trainings/:id/completions",
  summary: "Say that people completed a training; who did already keeps the earlier day",
  access: "trainings.edit",
  module: "always",
  params: byId,
  body: shape.completion,
  answer: z.strictObject({ completed: z.number() }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const undoCompletion = endpoint({
  id: "trainings.undo_completion",
  method: "DELETE",
  path: "/api/trainings/:id/completions/:userId",
  summary: "Take back that somebody completed a training",
  access: "trainings.edit",
  module: "always",
  params: z.strictObject({ id, userId: id }),
  problems: [genericProblems.notFound],
});

export const importCompletions = endpoint({
  id: "trainings.import",
  method: "POST",
  path: "/api/trainings/import",
  summary: "Check a file of completed trainings, or bring it in, whole or its good lines alone",
  access: "trainings.edit",
  module: "always",
  body: z.strictObject(importFile),
  answer: importReport,
  problems: [
    genericProblems.notFound,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.typeRefused,
  ],
  rate: "upload",
  idempotent: true,
});

export const trainingEndpoints = [
  listTrainings,
  createTraining,
  editTraining,
  listCompletions,
  completeTraining,
  undoCompletion,
  importCompletions,
];
