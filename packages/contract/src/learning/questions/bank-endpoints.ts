import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { deviceProblems, genericProblems } from "../../core/problems.ts";
import { id, locale, searchText } from "../../core/shapes.ts";
import { questionProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const listBanks = endpoint({
  id: "questions.list_banks",
  method: "GET",
  path: "/api/question-banks",
  summary: "Banks of questions by name, archived ones last",
  access: "questions.read",
  module: learningModules,
  query: z.strictObject({
    search: searchText,
    /** Left out: those in use. */
    state: z.optional(z.enum(["active", "archived", "all"])),
    ...pageQuery,
  }),
  answer: page(shape.questionBank),
});

export const createBank = endpoint({
  id: "questions.create_bank",
  method: "POST",
  path: "/api/question-banks",
  summary: "Begin a bank of questions",
  access: "questions.edit",
  module: learningModules,
  body: shape.bankCreate,
  answer: shape.questionBank,
  problems: [questionProblems.bankNameUsed],
  idempotent: true,
});

export const readBank = endpoint({
  id: "questions.read_bank",
  method: "GET",
  path: "/api/question-banks/:id",
  summary: "One bank of questions",
  access: "questions.read",
  module: learningModules,
  params,
  answer: shape.questionBank,
  problems: [genericProblems.notFound],
});

export const editBank = endpoint({
  id: "questions.edit_bank",
  method: "PUT",
  path: "/api/question-banks/:id",
  summary: "Rename a bank of questions, or say anew what it is for",
  access: "questions.edit",
  module: learningModules,
  params,
  body: shape.bankEdit,
  answer: shape.questionBank,
  problems: [genericProblems.notFound, genericProblems.conflict, questionProblems.bankNameUsed],
});

export const archiveBank = endpoint({
  id: "questions.archive_bank",
  method: "POST",
  path: "/api/question-banks/:id/archive",
  summary: "Put a bank away: no new test draws from it, those that are published go on",
  access: "questions.edit",
  module: learningModules,
  params,
  answer: shape.questionBank,
  problems: [genericProblems.notFound],
});

export const restoreBank = endpoint({
  id: "questions.restore_bank",
  method: "POST",
  path: "/api/question-banks/:id/restore",
  summary: "Bring a bank back",
  access: "questions.edit",
  module: learningModules,
  params,
  answer: shape.questionBank,
  problems: [genericProblems.notFound, questionProblems.bankNameUsed],
});

export const readBankPool = endpoint({
  id: "questions.bank_pool",
  method: "GET",
  path: "/api/question-banks/:id/pool",
  summary: "How many questions of each sort a bank can give, with its tags",
  access: "questions.read",
  module: learningModules,
  params,
  query: z.strictObject({
    /** Only those that can be asked in it. */
    language: z.optional(locale),
  }),
  answer: shape.bankPool,
  problems: [genericProblems.notFound],
});

export const importQuestions = endpoint({
  id: "questions.import",
  method: "POST",
  path: "/api/question-banks/:id/import",
  summary: "Check a file of questions, or bring it in, whole or its good lines alone",
  access: "questions.edit",
  module: learningModules,
  params,
  body: z.strictObject({
    ...importFile,
    format: z.enum(shape.questionFormats),
    /** Language of the GIFT file. */
    language: locale,
  }),
  answer: z.strictObject({
    ...importReport.shape,
    /** Parts of the file that stay out, by line; the rest comes in all the same. */
    notes: importReport.shape.errors,
  }),
  problems: [
    genericProblems.notFound,
    questionProblems.bankArchived,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.tooLarge,
    genericProblems.conflict,
  ],
});

export const exportQuestions = endpoint({
  id: "questions.export",
  method: "GET",
  path: "/api/question-banks/:id/export",
  summary: "All questions of a bank that may be drawn, as a file that can be imported again",
  access: "questions.read",
  module: learningModules,
  params,
  query: z.strictObject({
    format: z.enum(shape.questionFormats),
    /** Language of the GIFT file's questions. */
    language: locale,
  }),
  answer: shape.questionFile,
  problems: [genericProblems.notFound],
  unexpected: deviceProblems.downloadFailed,
});

export const bankEndpoints: readonly EndpointSpec[] = [
  listBanks,
  createBank,
  readBank,
  editBank,
  archiveBank,
  restoreBank,
  readBankPool,
  importQuestions,
  exportQuestions,
];
