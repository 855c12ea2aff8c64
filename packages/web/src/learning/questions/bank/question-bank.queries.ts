import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listBanks, readBank, readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import {
  listQuestions,
  listQuestionVersions,
  readQuestion,
} from "@trilha/contract/learning/questions/endpoints.ts";
import { difficulties, questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { call } from "../../../api/call.ts";
import { pagedQuery } from "../../../api/paged-query.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { named, oneOf, search, text } from "../../../core/lists/read-filters.ts";
import { LOCALES } from "../../../i18n/locales.ts";

export type QuestionVersion = Answer<typeof listQuestionVersions>["items"][number];

export const bankList = defineList({
  queryKey: ["questions", "banks"],
  endpoint: listBanks,
  filters: { search, state: oneOf(["archived"]) },
});

export const bankQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "bank", id],
    queryFn: ({ signal }) => call(readBank, { params: { id } }, { signal }),
  });

/** The tags of a bank, the most used first, and how much of what it holds. */
export const poolQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "pool", id],
    queryFn: ({ signal }) => call(readBankPool, { params: { id }, query: {} }, { signal }),
  });

/** Language most questions of a bank can be asked in; null: it has none yet. */
export const usualLanguageQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "pool", id, "usual"],
    queryFn: async ({ signal }) => {
      const counts = await Promise.all(
        LOCALES.map(async (language) => {
          const pool = await call(readBankPool, { params: { id }, query: { language } }, { signal });
          return { language, questions: pool.groups.reduce((sum, { questions }) => sum + questions, 0) };
        }),
      );
      const [most] = counts.toSorted((one, other) => other.questions - one.questions);
      return most && most.questions > 0 ? most.language : null;
    },
  });

export const questionList = defineList({
  queryKey: ["questions", "list"],
  endpoint: listQuestions,
  filters: {
    search,
    kinds: named("kind", oneOf(questionKinds)),
    difficulties: named("difficulty", oneOf(difficulties.map(String))),
    tag: text(40),
    state: oneOf(["active", "retired"]),
    pictures: oneOf(["without_words"]),
  },
});

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "one", id],
    queryFn: ({ signal }) => call(readQuestion, { params: { id } }, { signal }),
  });

export const versionsQuery = (id: string) =>
  pagedQuery({ queryKey: ["questions", "versions", id], endpoint: listQuestionVersions, params: { id } });

/** Queries that a change of banks or questions makes old; a question in the editor follows its own saves. */
export function useQuestionsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const part of ["banks", "bank", "pool", "list", "versions"])
      void queries.invalidateQueries({ queryKey: ["questions", part] });
    void queries.invalidateQueries({ queryKey: ["audit"] });
  };
}
