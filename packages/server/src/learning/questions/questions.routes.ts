import * as banks from "@trilha/contract/learning/questions/bank-endpoints.ts";
import * as spec from "@trilha/contract/learning/questions/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { changeQuestionLanguage } from "./change-language.ts";
import { changeQuestions } from "./change-questions.ts";
import { archiveBank, createBank, editBank, restoreBank } from "./edit-banks.ts";
import { exportQuestions } from "./export-questions.ts";
import { importQuestions } from "./import-questions.ts";
import { previewQuestion } from "./preview-question.ts";
import { listBanks, readBank, readBankPool } from "./read-banks.ts";
import { listQuestions, listQuestionVersions, readQuestion } from "./read-questions.ts";
import { restoreQuestion, retireQuestion } from "./retire-question.ts";
import { createQuestion, editQuestion } from "./write-question.ts";

export const questionRoutes: readonly Route[] = [
  route(spec.listQuestions, listQuestions),
  route(spec.createQuestion, createQuestion),
  route(spec.previewQuestion, previewQuestion),
  route(spec.readQuestion, readQuestion),
  route(spec.editQuestion, editQuestion),
  route(spec.retireQuestion, retireQuestion),
  route(spec.restoreQuestion, restoreQuestion),
  route(spec.changeQuestions, changeQuestions),
  route(spec.changeQuestionLanguage, changeQuestionLanguage),
  route(spec.listQuestionVersions, listQuestionVersions),
  route(banks.listBanks, listBanks),
  route(banks.createBank, createBank),
  route(banks.readBank, readBank),
  route(banks.editBank, editBank),
  route(banks.archiveBank, archiveBank),
  route(banks.restoreBank, restoreBank),
  route(banks.readBankPool, readBankPool),
  route(banks.importQuestions, importQuestions),
  route(banks.exportQuestions, exportQuestions),
];
