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
