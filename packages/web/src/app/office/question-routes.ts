import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["learning/questions/bank", "learning/questions", "core/writing"] as const;

/** Banks of questions, their editor, and files in and out. */
export function questionRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const banks = createRoute({
    getParentRoute,
    path: "/question-banks",
    validateSearch: texts,
    component: guarded(
      "questions.read",
      page(() => import("../../learning/questions/bank/banks/BanksPage.tsx"), "BanksPage", ...rooms),
    ),
  });
  const bank = createRoute({
    getParentRoute,
    path: "/question-banks/$bankId",
    validateSearch: texts,
    component: guarded(
      "questions.read",
      page(() => import("../../learning/questions/bank/questions/BankPage.tsx"), "BankPage", ...rooms),
    ),
  });
  const importQuestions = createRoute({
    getParentRoute,
    path: "/question-banks/$bankId/import",
    component: guarded(
      "questions.edit",
      page(
        () => import("../../learning/questions/bank/import/ImportPage.tsx"),
        "ImportPage",
        ...rooms,
        "core/imports",
      ),
    ),
  });
  const newQuestion = createRoute({
    getParentRoute,
    path: "/question-banks/$bankId/new",
    validateSearch: texts,
    component: guarded(
      "questions.edit",
      page(
        () => import("../../learning/questions/bank/editor/NewQuestionPage.tsx"),
        "NewQuestionPage",
        ...rooms,
      ),
    ),
  });
  const question = createRoute({
    getParentRoute,
    path: "/question-banks/$bankId/questions/$questionId",
    component: guarded(
      "questions.read",
      page(() => import("./QuestionRoute.tsx"), "QuestionRoute", ...rooms, "learning/grading"),
    ),
  });

  return [banks, bank, importQuestions, newQuestion, question] as const;
}
