import { IconQuestionMark } from "@tabler/icons-react";
import { importQuestions, listBanks, readBank } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import {
  createQuestion,
  listQuestions,
  readQuestion,
} from "@trilha/contract/learning/questions/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/question-banks",
    load: () => import("./bank/banks/BanksPage.tsx"),
    view: "BanksPage",
    texts: ["learning/questions/bank", "learning/questions", "core/writing"],
    search: textsOfSearch,
    endpoints: [listBanks],
    place: {
      id: "question-banks",
      label: "questionBanks",
      icon: IconQuestionMark,
      group: "learning",
      position: 2,
    },
  }),
  officePage({
    path: "/admin/question-banks/$bankId",
    load: () => import("./bank/questions/BankPage.tsx"),
    view: "BankPage",
    texts: ["learning/questions/bank", "learning/questions", "core/writing"],
    search: textsOfSearch,
    endpoints: [readBank, listQuestions],
  }),
  officePage({
    path: "/admin/question-banks/$bankId/import",
    load: () => import("./bank/import/ImportPage.tsx"),
    view: "ImportPage",
    texts: ["learning/questions/bank", "learning/questions", "core/writing", "core/imports"],
    endpoints: [importQuestions],
  }),
  officePage({
    path: "/admin/question-banks/$bankId/new",
    load: () => import("./bank/editor/NewQuestionPage.tsx"),
    view: "NewQuestionPage",
    texts: ["learning/questions/bank", "learning/questions", "core/writing"],
    search: textsOfSearch,
    endpoints: [createQuestion],
  }),
  officePage({
    path: "/admin/question-banks/$bankId/questions/$questionId",
    assembled: "QuestionRoute",
    texts: ["learning/questions/bank", "learning/questions", "core/writing", "learning/grading"],
    endpoints: [readQuestion],
  }),
] as const;
