import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { tagLimit } from "../../core/limits.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, locale, optionalText, searchText } from "../../core/shapes.ts";
import { answer } from "./answers.ts";
import { bankEndpoints } from "./bank-endpoints.ts";
import { questionBody } from "./kinds.ts";

import { questionProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const listQuestions = endpoint({
  id: "questions.list",
  method: "GET",
  path: "/api/questions",
  summary: "Questions of the client, what was written last first",
  access: "questions.read",
  module: learningModules,
  query: z.strictObject({
    bankId: z.optional(id),
    /** Several, separated by commas: any of them. */
    kinds: z.optional(z.string().check(z.maxLength(120))),
    difficulties: z.optional(z.string().check(z.regex(/^[1-5](,[1-5]){0,4}$/))),
    /** Has to have it. */
    tag: z.optional(optionalText(tagLimit)),
    state: z.optional(z.enum(shape.questionStates)),
    /** Only those with a picture whose author was never asked what it shows. */
    pictures: z.optional(z.literal("without_words")),
    /** In prompt, options and tags, in any language; accents and a slip are forgiven. */
    search: searchText,
    ...pageQuery,
  }),
  answer: page(shape.questionListItem),
  problems: [genericProblems.notFound],
});

const writing = [
  genericProblems.notFound,
  questionProblems.notUsable,
  questionProblems.bankArchived,
  questionProblems.pictureUnknown,
];

export const createQuestion = endpoint({
  id: "questions.create",
  method: "POST",
  path: "/api/questions",
  summary: "Add a question to a bank; it can be asked in every language it is complete in",
  access: "questions.edit",
  module: learningModules,
  body: shape.questionCreate,
  answer: shape.officeQuestion,
  problems: writing,
  unexpected: questionProblems.notSaved,
  idempotent: true,
  bodyLimit: 512 * 1024,
});

export const readQuestion = endpoint({
  id: "questions.read",
  method: "GET",
  path: "/api/questions/:id",
  summary: "A question as it is edited, with what is right",
  access: "questions.read",
  module: learningModules,
  params,
  answer: shape.officeQuestion,
  problems: [genericProblems.notFound],
});

export const editQuestion = endpoint({
  id: "questions.edit",
  method: "PUT",
  path: "/api/questions/:id",
  summary: "Write a question anew: attempts that run keep the version they were given",
  access: "questions.edit",
  module: learningModules,
  params,
  body: shape.questionEdit,
  answer: shape.officeQuestion,
  problems: [...writing, genericProblems.conflict, questionProblems.kindStays],
  unexpected: questionProblems.notSaved,
  bodyLimit: 512 * 1024,
});

export const retireQuestion = endpoint({
  id: "questions.retire",
  method: "POST",
  path: "/api/questions/:id/retire",
  summary:
    "Take a question out of what is drawn by chance; what was published with it by name goes on asking it",
  access: "questions.edit",
  module: learningModules,
  params,
  answer: shape.officeQuestion,
  problems: [genericProblems.notFound],
});

export const restoreQuestion = endpoint({
  id: "questions.restore",
  method: "POST",
  path: "/api/questions/:id/restore",
  summary: "Let a retired question be drawn again",
  access: "questions.edit",
  module: learningModules,
  params,
  answer: shape.officeQuestion,
  problems: [genericProblems.notFound],
});

export const changeQuestions = endpoint({
  id: "questions.change_many",
  method: "POST",
  path: "/api/questions/changes",
  summary: "Tag, untag, set the difficulty of, retire or restore many questions; all or none",
  access: "questions.edit",
  module: learningModules,
  body: shape.questionsChange,
  /** Questions that changed. */
  answer: z.strictObject({ changed: z.array(id) }),
  problems: [genericProblems.notFound, questionProblems.bankArchived, questionProblems.tooManyTags],
  idempotent: true,
});

export const changeQuestionLanguage = endpoint({
  id: "questions.change_language",
  method: "POST",
  path: "/api/questions/language",
  summary:
    "Put the texts of many questions in another language; those that have texts in both stay as they are",
  access: "questions.edit",
  module: learningModules,
  body: shape.languageChange,
  answer: shape.languageChanged,
  problems: [genericProblems.notFound, questionProblems.bankArchived],
  idempotent: true,
});

export const listQuestionVersions = endpoint({
  id: "questions.versions",
  method: "GET",
  path: "/api/questions/:id/versions",
  summary: "What a question has said, the newest first",
  access: "questions.read",
  module: learningModules,
  params,
  query: z.strictObject(pageQuery),
  answer: page(shape.questionVersion),
  problems: [genericProblems.notFound],
});

export const previewQuestion = endpoint({
  id: "questions.preview",
  method: "POST",
  path: "/api/questions/preview",
  summary:
    "What a question would look like to a learner, and what an answer to it would be told; nothing is kept",
  access: "questions.read",
  module: learningModules,
  body: z.strictObject({
    body: questionBody,
    locale,
    /** The course's own language: what is missing is said in it. */
    fallback: locale,
    answer: z.nullable(answer),
  }),
  answer: shape.questionPreview,
  bodyLimit: 512 * 1024,
});

export const questionEndpoints: readonly EndpointSpec[] = [
  listQuestions,
  createQuestion,
  previewQuestion,
  readQuestion,
  editQuestion,
  retireQuestion,
  restoreQuestion,
  changeQuestions,
  changeQuestionLanguage,
  listQuestionVersions,
  ...bankEndpoints,
];
